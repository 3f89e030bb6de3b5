// boardgame.io's own server and clients, doing work of the same shape as benchmarks/server.py:
// tables of four, every move checked by the game and told to all four.
// node boardgameio.cjs DIR serve PORT [FILES] | node boardgameio.cjs DIR load PORT TABLES SECONDS
// With FILES, a folder, its own FlatFile storage keeps every move there; without, it keeps nothing.
const { createRequire } = require('node:module')
const [, , folder, what, port, tables, seconds] = process.argv
const find = createRequire(folder + '/package.json')
const SEATS = 4

const game = {
  name: 'shape',
  // About as much as a Heckmeck table has to tell.
  setup: () => ({ grill: Array.from({ length: 16 }, (_, n) => ({ tile: 21 + n, up: true })), stacks: [[], [], [], []], dice: [1, 2, 3, 4, 5, 6, 1, 2], aside: [], turns: 0 }),
  turn: { minMoves: 1 },
  moves: {
    roll: ({ G, random, events }, face) => {
      if (!(face >= 0 && face < 8)) return 'INVALID_MOVE'
      G.aside.push(G.dice[face])
      G.dice = random.D6(8)
      if (G.aside.length >= 4) {
        G.aside = []
        G.turns++
        events.endTurn()
      }
    },
  },
}

async function serve() {
  const { Server, FlatFile } = find('boardgame.io/server')
  const files = tables
  const server = Server({ games: [game], origins: ['*'], ...(files && { db: new FlatFile({ dir: files }) }) })
  await server.run({ port: Number(port), callback: () => {} })
}

async function load() {
  const { Client } = find('boardgame.io/client')
  const { SocketIO } = find('boardgame.io/multiplayer')
  const times = []
  let playing = false
  const all = []
  for (let table = 0; table < Number(tables); table++) {
    const matchID = `table${table}` // made by the server when the first one comes
    for (let seat = 0; seat < SEATS; seat++) {
      const client = Client({ game, numPlayers: SEATS, debug: false, matchID, playerID: String(seat), multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } }) })
      let sent = 0
      let moved = -1
      const act = (state) => {
        if (!state || !playing || state.ctx.currentPlayer !== String(seat)) return
        // A client shows its own move before the server has it: the one that counts is the server's.
        if (state._stateID === moved) return
        moved = state._stateID
        sent = performance.now()
        client.moves.roll(0)
      }
      client.start()
      // The transport's word from the server: a move is told to all, its sender too.
      const heard = client.transport.transportDataCallback
      client.transport.transportDataCallback = (data) => {
        heard.call(client.transport, data)
        if (data.type === 'update' || data.type === 'patch' || data.type === 'sync') {
          if (sent && data.type !== 'sync') {
            times.push(performance.now() - sent)
            sent = 0
          }
          setImmediate(() => act(client.getState()))
        }
      }
      all.push({ client, act })
    }
  }
  while (!all.every(({ client }) => client.getState())) await new Promise((done) => setTimeout(done, 100))
  await new Promise((done) => setTimeout(done, 1000))
  playing = true
  const began = performance.now()
  for (const { client, act } of all) act(client.getState())
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000))
  const took = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.floor(times.length * share)]
  console.log(JSON.stringify({ moves_a_second: times.length / took, p50_ms: at(0.5), p99_ms: at(0.99) }))
  process.exit(0)
}

void (what === 'serve' ? serve() : load())

import { expect, test } from 'vitest'
import { diceChances, prove } from '../../src/fairness/proof'
import type { GameRecord } from '../../src/net/types'

// Whole games that the server recorded, with their seeds.
const records = import.meta.glob<GameRecord>(['../../../tests/records/*/00*.json', '!**/eimer/**'], { import: 'default', eager: true })
const games = Object.entries(records)

const changed = (record: GameRecord, more: Partial<GameRecord>): GameRecord => ({ ...record, ...more })

test('every die of the recorded games is drawn again', () => {
  expect(games.length).toBeGreaterThan(10)
  for (const [path, record] of games) {
    const rolls = record.log.filter((entry) => entry.startsWith('*')).length
    expect(prove(record, diceChances(record)!), path).toEqual({ ok: true, drawn: rolls })
  }
})

test('another outcome is found, and named by its entry', () => {
  const record = games[0]![1]
  const at = record.log.findLastIndex((entry) => entry.startsWith('*'))
  const log = record.log.with(
    at,
    record.log[at]!.replace(/\d/, (face) => (face === '1' ? '2' : '1')),
  )
  expect(prove(changed(record, { log }), diceChances(record)!)).toMatchObject({ ok: false, wrong: at })
})

test('another move changes the dice after it', () => {
  const record = games[0]![1]
  const at = record.log.findIndex((entry) => !entry.startsWith('*'))
  const after = record.log.findIndex((entry, place) => place > at && entry.startsWith('*'))
  const log = record.log.with(at, `${record.log[at]} `)
  expect(prove(changed(record, { log }), diceChances(record)!)).toMatchObject({ ok: false, wrong: after })
})

test('another last entry does not fit the digest', () => {
  const record = games.map(([, game]) => game).find(({ log }) => !log.at(-1)!.startsWith('*'))!
  const log = record.log.with(-1, `${record.log.at(-1)} `)
  expect(prove(changed(record, { log }), diceChances(record)!)).toMatchObject({ ok: false, wrong: 'digest' })
})

test('a seed that was not committed to proves nothing, nor does a missing one', () => {
  const record = games[0]![1]
  const fair = record.fair!
  const other = prove(changed(record, { fair: { ...fair, seed: '00'.repeat(32) } }), diceChances(record)!)
  expect(other).toMatchObject({ ok: false, wrong: 'commit' })
  const { seed: _seed, ...without } = fair
  expect(prove(changed(record, { fair: without }), [])).toMatchObject({ ok: false, wrong: 'seed' })
})

test('cards need to be told what they were drawn from', () => {
  const record = changed(games[0]![1], { log: ['*Y8 Y1 G3', '0 play Y8'] })
  expect(diceChances(record)).toBeNull()
})

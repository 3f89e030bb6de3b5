// The page without a server: the newest index.html that was seen, and the parts it was made of. Nothing of api/ is ever cached.
const ROOT = self.registration.scope
const SHELL = `shell ${ROOT}`
const PARTS = `parts ${ROOT}`

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(fetch(ROOT, { cache: 'no-cache' }).then(renew))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const [path] = request.url.split(/[?#]/)
  if (request.mode === 'navigate' && (path === ROOT || path === `${ROOT}index.html`)) event.respondWith(page(request))
  else if (path.startsWith(`${ROOT}assets/`)) event.respondWith(part(request))
})

// A page names the parts it is made of: it may have been there before this worker.
self.addEventListener('message', (event) => {
  const parts = event.data.filter((address) => address.startsWith(`${ROOT}assets/`))
  event.waitUntil(Promise.all(parts.map((address) => part(new Request(address)).catch(() => null))))
})

/** From the server; where it does not answer, as it was last seen. */
async function page(request) {
  const fresh = await fetch(request).catch(() => null)
  if (fresh?.ok) await renew(fresh.clone())
  if (fresh && fresh.status < 500) return fresh
  return (await (await caches.open(SHELL)).match(ROOT)) ?? fresh ?? Response.error()
}

/** Keeps an index.html; with a new one the old parts go. */
async function renew(fresh) {
  if (!fresh.ok) return
  const shell = await caches.open(SHELL)
  const before = await shell.match(ROOT)
  if (before && (await before.text()) !== (await fresh.clone().text())) await caches.delete(PARTS)
  await shell.put(ROOT, fresh)
}

/** A part never changes: its name says what is in it. */
async function part(request) {
  const parts = await caches.open(PARTS)
  const kept = await parts.match(request, { ignoreVary: true })
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await parts.put(request, fresh.clone())
  return fresh
}

// It is somebody's turn: back to the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()))
})

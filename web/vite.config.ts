// How the page is built: into the server's package, with relative addresses, so it works under any sub-path.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './icons.js'

const server = process.env.TAVOLATA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  base: './',
  plugins: [svelte(), icons()],
  build: {
    outDir: '../src/tavolata/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Small drawings travel with the code that shows them; a font must be a file (the CSP allows no data: fonts).
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
})

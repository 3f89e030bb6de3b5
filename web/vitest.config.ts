// Tests of what has logic and needs no server: tests/ mirrors src/.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } }, // the messages lie in the Python package
  test: { include: ['tests/**/*.test.ts'], environment: 'happy-dom', environmentOptions: { happyDOM: { url: 'http://tavolata.test/' } } },
})

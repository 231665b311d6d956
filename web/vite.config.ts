import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The page is served from `src/coterie/web`, possibly under a path prefix: every address in it is relative.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/coterie/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } }, // of no use to somebody who sets up a game
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
})

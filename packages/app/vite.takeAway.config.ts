import { defineConfig } from 'vite'

/** The script of a page to take away: one file, because a page that is a file loads no other. */
export default defineConfig({
  resolve: { conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist-embed',
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: 'src/takeAway/start.ts',
      formats: ['iife'],
      name: 'kathasagar',
      fileName: () => 'take-away.js',
    },
  },
})

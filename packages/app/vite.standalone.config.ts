import { defineConfig } from 'vite'

/** Builds one file, because a page opened from disk cannot load modules. */
export default defineConfig({
  resolve: { conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist-embed',
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: 'src/standalone/start.ts',
      formats: ['iife'],
      name: 'kathasagar',
      fileName: () => 'standalone.js',
    },
  },
})

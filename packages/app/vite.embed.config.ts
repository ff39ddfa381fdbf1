import { defineConfig } from 'vite'

/**
 * Builds the embedded page (one script and one style sheet, which the server inlines), the
 * embedding script, and the bridge for stories in their own page.
 */
export default defineConfig({
  resolve: { conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist-embed',
    // Does not delete the standalone page's script, which is in the same folder.
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: {
        embed: 'src/embed/embed.ts',
        loader: 'src/embed/loader.ts',
        'page-bridge': '../ui/src/features/play/page/bridge.ts',
      },
      formats: ['es'],
      cssFileName: 'embed',
    },
  },
})

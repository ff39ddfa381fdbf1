import { defineConfig } from 'vite'

/**
 * The page that other sites embed, one script and one style sheet that the server puts into it, and the
 * script by which they do. Beside them what stands in front of a page that plays a story itself.
 */
export default defineConfig({
  resolve: { conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist-embed',
    // The script of a page to take away lies there too.
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: {
        embed: 'src/embed/embed.ts',
        loader: 'src/embed/loader.ts',
        'page-bridge': 'src/pagePlay/bridge.ts',
      },
      formats: ['es'],
      cssFileName: 'embed',
    },
  },
})

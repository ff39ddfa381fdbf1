import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { chunkGroups } from './build/chunkGroups.ts'
import { fontSubset } from './build/fontSubset.ts'
import { jsonImports } from './build/jsonImports.ts'
import { lightLocale } from './build/lightLocale.ts'
import { pwa } from './build/pwa.ts'
import { preloadManifest } from './build/preloadManifest.ts'
import { precompress } from './build/precompress.ts'
import { productionRouter } from './build/productionRouter.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

/** What addresses begin with that the server answers, and no page. */
const SERVED = [
  '/api',
  '/covers',
  '/pictures',
  '/plates',
  '/weights',
  '/health',
  '/take-away.',
  '/embed',
]

/** Files that every page imports before it begins. */
const FIRST_FILES = /^assets\/(rolldown-runtime|react|state|aria|api|shell)-[\w-]+\.js$/

export default defineConfig({
  plugins: [
    react(),
    jsonImports(),
    productionRouter(),
    lightLocale(),
    preloadManifest(),
    fontSubset(),
    precompress(),
    pwa(),
  ],
  resolve: {
    conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@emotion/react'],
  },
  // The server puts a fresh nonce in place of this word with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    // A browser that does not know the hint asks for the files as they are imported.
    modulePreload: {
      polyfill: false,
      // What the page begins with is there before anything is asked for later, and each list names it.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !FIRST_FILES.test(file)) : files,
    },
    rolldownOptions: {
      // Which plugin takes how long is for who asks for it.
      checks: { pluginTimings: false },
      // Emotion asks for it for a component that nobody here uses.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(SERVED.map((path) => [path, server])),
  },
})

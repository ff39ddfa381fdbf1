import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { chunkGroups } from './build/chunkGroups.ts'
import { fontSubset } from './build/fontSubset.ts'
import { jsonImports } from './build/jsonImports.ts'
import { trimLocaleData } from './build/trimLocaleData.ts'
import { pwa } from './build/pwa.ts'
import { preloadManifest } from './build/preloadManifest.ts'
import { precompress } from './build/precompress.ts'
import { productionRouter } from './build/productionRouter.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

/** Path prefixes that the server handles. */
const SERVED = [
  '/api',
  '/covers',
  '/pictures',
  '/plates',
  '/weights',
  '/health',
  '/standalone.',
  '/embed',
]

/** Chunks that every page imports first. */
const FIRST_FILES = /^assets\/(rolldown-runtime|react|state|aria|api|shell)-[\w-]+\.js$/

export default defineConfig({
  plugins: [
    react(),
    jsonImports(),
    productionRouter(),
    trimLocaleData(),
    preloadManifest(),
    fontSubset(),
    precompress(),
    pwa(),
  ],
  resolve: {
    conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@emotion/react'],
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    // Browsers that can't preload modules load them on import.
    modulePreload: {
      polyfill: false,
      // Omits chunks that are already loaded with the page.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !FIRST_FILES.test(file)) : files,
    },
    rolldownOptions: {
      // Disables warnings about slow plugins.
      checks: { pluginTimings: false },
      // For an unused component, Emotion imports these modules.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { proxy: Object.fromEntries(SERVED.map((path) => [path, server])) },
})

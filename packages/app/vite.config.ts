import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { fontSubset } from './build/fontSubset.ts'
import { pwa } from './build/pwa.ts'
import { preloadManifest } from './build/preloadManifest.ts'
import { precompress } from './build/precompress.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 8080}`

/**
 * What every page needs, in pieces: a browser evaluates a file in one go. None imports one below it,
 * or it would be evaluated before what it needs.
 */
const SHELL = [
  {
    name: 'aria',
    test: /node_modules[\\/](react-aria|react-stately|react-aria-components|@internationalized)[\\/]/,
  },
  { name: 'contract', test: /packages[\\/]api[\\/]src[\\/]contract[\\/]/ },
  { name: 'calls', test: /packages[\\/]api[\\/]/ },
  { name: 'ui', test: /packages[\\/]ui[\\/]/ },
]

export default defineConfig({
  plugins: [react(), preloadManifest(), fontSubset(), precompress(), pwa()],
  resolve: {
    conditions: ['@kathasagar/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', '@emotion/react'],
  },
  // The server puts a fresh nonce in place of this word with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
            {
              name: 'state',
              test: /node_modules[\\/](@reduxjs|redux|react-redux|immer|reselect|zod)[\\/]/,
            },
            ...SHELL.map((part) => ({ ...part, tags: ['$initial' as const] })),
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/covers', '/pictures', '/health'].map((path) => [path, server]),
    ),
  },
})

import type { Plugin } from 'vite'

import { compressFiles, QUALITY } from './compress.mjs'

/**
 * Writes a Brotli and a gzip copy of each file, so that the server compresses none at a request.
 * Whoever waits for the pages sets `COMPRESS=quick` and runs `scripts/compressPages.mjs` once they are open.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir = '' }) =>
      compressFiles(dir, process.env['COMPRESS'] === 'quick' ? QUALITY.quick : QUALITY.best),
  },
})

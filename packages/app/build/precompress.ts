import type { Plugin } from 'vite'

import { compressFiles } from './compress.mjs'

/** Compresses each file of the build, so that the server compresses none at a request. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => compressFiles(dir) },
})

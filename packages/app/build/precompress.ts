import type { Plugin } from 'vite'

import { compressFiles } from './compress.mjs'

/** Compresses the build, so that the server need not compress at request time. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => compressFiles(dir) },
})

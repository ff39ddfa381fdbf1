import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const COMPRESSED = /\.(js|css|svg|json|txt|webmanifest)$/
/** Below this a compressed file saves no packet. */
const FROM_BYTES = 1024

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < FROM_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    brotliOf(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    gzipOf(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

/**
 * Writes a Brotli and a gzip copy of each file, so that the server compresses none at a request: on
 * as many processors as there are.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      const files = names.filter((name) => COMPRESSED.test(name)).map((name) => join(dir, name))
      await Promise.all(files.map(compress))
    },
  },
})

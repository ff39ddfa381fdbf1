import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

const COMPRESSED = /\.(js|css|svg|json|txt|webmanifest)$/
/** Minimum size, in bytes. Compressing smaller files saves no network packet. */
const FROM_BYTES = 1024

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < FROM_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    brotliOf(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    gzipOf(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

/**
 * Writes Brotli and gzip copies. Must finish before the files are served, or a request during a
 * write would get mixed content.
 */
async function compressFiles(dir: string) {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    names.filter((name) => COMPRESSED.test(name)).map((it) => compress(join(dir, it))),
  )
}

/** Compresses the build, so that the server does not compress during requests. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle: { order: 'post', sequential: true, handler: ({ dir = '' }) => compressFiles(dir) },
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import type { ShippedPictures } from '../../modules/pictures/index.ts'

const unpack = promisify(gunzip)

/** Paths of shipped covers and scene images. The pattern prevents path traversal. */
const SHIPPED = /^\/(?:covers|plates)\/[a-z\d-]{1,120}(?:\/[a-z\d-]{1,120})?\.svg$/

/** Reads shipped covers and scene images. Returns null if there is no such image. */
export const shippedPictures = (storiesDir: string): ShippedPictures => ({
  readPicture: async (address) => {
    if (!SHIPPED.test(address)) return null
    const file = join(storiesDir, address)
    const read = address.startsWith('/plates/')
      ? readFile(`${file}.gz`).then(unpack)
      : readFile(file)
    return read.catch(() => null)
  },
})

import sharp from 'sharp'

import type { ImageSize, Renditions } from '../../services/images/ports.ts'
import { ImageFault } from './fetchOutside.ts'

/** In pixels; never wider than the picture came. */
const WIDTHS: Readonly<Record<ImageSize, number>> = { card: 640, page: 1280 }

/** Wide and high enough for any cover; a bomb of a few kilobytes unfolds to far more. */
const MAX_PIXELS = 40_000_000
const DECODE_WITHIN_S = 8
const QUALITY = 80

// Only the decoders of pictures: SVG, PDF and the rest of what the library could read stay shut.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** What a file says it is by its first bytes; whatever a server calls it does not count. */
const isPicture = (bytes: Uint8Array) =>
  startsWith(bytes, '\u00ff\u00d8\u00ff') ||
  startsWith(bytes, '\u0089PNG\r\n\u001a\n') ||
  startsWith(bytes, 'GIF8') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  (startsWith(bytes, 'ftyp', 4) && startsWith(bytes, 'avif', 8))

/** Draws the picture anew: nothing of the file that came leaves this function, no hidden data either. */
export async function renderImage(bytes: Uint8Array): Promise<Renditions> {
  if (!isPicture(bytes)) throw new ImageFault('not a picture')
  const draw = (width: number) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: DECODE_WITHIN_S })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(() => {
        throw new ImageFault('a picture that cannot be read')
      })
  return { card: await draw(WIDTHS.card), page: await draw(WIDTHS.page) }
}

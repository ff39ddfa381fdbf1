import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import sharp from 'sharp'

import type { ImageSize, Renditions } from '../../services/images/ports.ts'
import { ImageFault } from './fetchOutside.ts'

/** In pixels; never wider than the picture came. */
const WIDTHS: Readonly<Record<ImageSize, number>> = { card: 640, page: 1280 }

/** Wide and high enough for any cover; a bomb of a few kilobytes unfolds to far more. */
const MAX_PIXELS = 40_000_000
const DECODE_WITHIN_S = 8
const QUALITY = 80

// Only the decoders of pictures: PDF and the rest of what the library could read stay shut. SVG is open
// for our own paintings on cards: what came from elsewhere is looked at by `isPicture` first.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
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

const opened = (bytes: Uint8Array, limitInputPixels = MAX_PIXELS) =>
  sharp(bytes, { limitInputPixels, failOn: 'error' }).timeout({ seconds: DECODE_WITHIN_S })

const unreadable = () => {
  throw new ImageFault('a picture that cannot be read')
}

/** Draws the picture anew: nothing of the file that came leaves this function, no hidden data either. */
export async function renderImage(bytes: Uint8Array): Promise<Renditions> {
  if (!isPicture(bytes)) throw new ImageFault('not a picture')
  const draw = (width: number) =>
    opened(bytes)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(unreadable)
  return { card: await draw(WIDTHS.card), page: await draw(WIDTHS.page) }
}

/** Coarser ones are tried until the picture is small enough. */
const PLATE_QUALITIES = [QUALITY, 50, 20]

/** A picture of a story within the limits of a plate; drawn anew as well. */
export async function renderPlate(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<{ content: Uint8Array; pixels: number }> {
  if (!isPicture(bytes)) throw new ImageFault('not a picture that we can read')
  // Of the head alone, which unfolds to nothing.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(unreadable)
  const pixels = width * height
  if (pixels > Math.min(mostPixels, MAX_PIXELS)) {
    throw new ImageFault('a picture of too many pixels')
  }
  const size = { width: WIDTHS.page, height: WIDTHS.page }
  const { data, info } = await opened(bytes)
    .rotate()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  for (const quality of PLATE_QUALITIES) {
    const content = await sharp(data, { raw: info }).webp({ quality }).toBuffer()
    if (content.length <= PICTURE_LIMITS.keptMax) return { content, pixels }
  }
  throw new ImageFault('a picture with too much in it to be kept')
}

import { crc32 } from 'node:zlib'

import type { FormErrorCode } from '@kathasagar/api/contract'
import { PICTURE_SIDE_MAX, PICTURE_WIDTHS } from '@kathasagar/story/storedPicture'
import type { PictureWidth } from '@kathasagar/story/storedPicture'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import sharp, { type OutputInfo } from 'sharp'

import type { DrawnPicture, ImageSize, Renditions } from '../../modules/pictures/index.ts'
import { ImageFetchError } from './fetchOutside.ts'

/** Maximum width of each size, in pixels. Smaller images are not enlarged. */
const WIDTHS: Readonly<Record<ImageSize, number>> = { card: 640, page: 1280 }

/** Maximum number of pixels. It protects against decompression bombs. */
const MAX_PIXELS = 40_000_000
const DECODE_WITHIN_S = 8
const QUALITY = 80

// Only image decoders are permitted. SVG is used only for our own images on cards: `isPicture` rejects it in
// other files.
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

/** Returns true if the first bytes are those of an image. The content type may be wrong. */
const isPicture = (bytes: Uint8Array) =>
  startsWith(bytes, '\u00ff\u00d8\u00ff') ||
  startsWith(bytes, '\u0089PNG\r\n\u001a\n') ||
  startsWith(bytes, 'GIF8') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  (startsWith(bytes, 'ftyp', 4) && startsWith(bytes, 'avif', 8))

const opened = (bytes: Uint8Array, limitInputPixels = MAX_PIXELS) =>
  sharp(bytes, { limitInputPixels, failOn: 'error' }).timeout({ seconds: DECODE_WITHIN_S })

export class ImageDecodeError extends Error {
  readonly fault: FormErrorCode

  constructor(fault: FormErrorCode) {
    super(fault)
    this.fault = fault
  }
}

const unfit = () => {
  throw new ImageDecodeError('pictureUnreadable')
}

const unreadable = () => {
  throw new ImageFetchError('a picture that cannot be read')
}

/** Re-encodes an image, which also removes its metadata. */
export async function renderImage(bytes: Uint8Array): Promise<Renditions> {
  if (!isPicture(bytes)) throw new ImageFetchError('not a picture')
  const draw = (width: number) =>
    opened(bytes)
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(unreadable)
  return { card: await draw(WIDTHS.card), page: await draw(WIDTHS.page) }
}

/** Qualities to try in order until the image is small enough. */
const KEPT_QUALITIES = [QUALITY, 50, 20]

interface Raw {
  data: Buffer
  info: OutputInfo
}

const ofRaw = ({ data, info: { width, height, channels } }: Raw) =>
  sharp(data, { raw: { width, height, channels } })

async function wholeOf(raw: Raw): Promise<Uint8Array> {
  let content: Uint8Array = new Uint8Array()
  for (const quality of KEPT_QUALITIES) {
    content = await ofRaw(raw).webp({ quality }).toBuffer()
    if (content.length <= PICTURE_LIMITS.keptMax) break
  }
  return content
}

const narrowed = (raw: Raw, width: PictureWidth) =>
  raw.info.width > width ? ofRaw(raw).resize({ width }).webp({ quality: QUALITY }).toBuffer() : null

/** Re-encodes an uploaded image in each stored width. Rotates it according to its orientation tag. */
export async function renderPlate(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<{ picture: DrawnPicture; pixels: number }> {
  if (!isPicture(bytes)) throw new ImageDecodeError('pictureUnreadable')
  // Checks the size in the header before decompressing the image.
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unfit)
  const pixels = head.width * head.height
  if (pixels > Math.min(mostPixels, MAX_PIXELS)) throw new ImageDecodeError('picturePixels')
  const side = { width: PICTURE_SIDE_MAX, height: PICTURE_SIDE_MAX }
  const raw = await opened(bytes)
    .rotate()
    .resize({ ...side, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unfit)
  const [small, middle] = PICTURE_WIDTHS
  const picture = {
    content: await wholeOf(raw),
    small: await narrowed(raw, small),
    middle: await narrowed(raw, middle),
    width: raw.info.width,
    height: raw.info.height,
  }
  return { picture, pixels }
}

/** IPTC term for images made by a trained model. */
const MADE_BY_MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/** Quality of labelled images. The loss is invisible at this quality. */
const LABELLED_QUALITY = 95

/** Labels an image as AI-generated and re-encodes it. Throws if the image is invalid. */
export async function labelPicture(
  bytes: Uint8Array,
  { model, at }: { model: string; at: Date },
): Promise<Buffer> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="${MADE_BY_MODEL}"
 xmp:CreatorTool="Kathasagar: AI generated image (${model})"
 xmp:CreateDate="${at.toISOString()}"/>
</rdf:RDF>
</x:xmpmeta>`
  const picture = opened(bytes)
  const { format } = await picture.metadata()
  if (format === 'png') return labelPng(await picture.png().toBuffer(), xmp)
  return picture.toFormat(format, { quality: LABELLED_QUALITY }).withXmp(xmp).toBuffer()
}

/** Length of a PNG's signature and header, in bytes. */
const PNG_HEADER = 33

/** Adds an `iTXt` chunk after the header, uncompressed as XMP requires. The library would compress it. */
function labelPng(picture: Buffer, xmp: string): Buffer {
  const named = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`)
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(named.length - 4)
  sum.writeUInt32BE(crc32(named))
  const [head, rest] = [picture.subarray(0, PNG_HEADER), picture.subarray(PNG_HEADER)]
  return Buffer.concat([head, size, named, sum, rest])
}

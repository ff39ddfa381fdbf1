import { crc32 } from 'node:zlib'

import type { FormFault } from '@kathasagar/api/contract'
import { PICTURE_SIDE_MAX, PICTURE_WIDTHS, type PictureWidth } from '@kathasagar/story/keptPicture'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import sharp, { type OutputInfo } from 'sharp'

import type { DrawnPicture, ImageSize, Renditions } from '../../modules/pictures/index.ts'
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

/** Why a picture that somebody has brought is not kept. */
export class PictureFault extends Error {
  readonly fault: FormFault

  constructor(fault: FormFault) {
    super(fault)
    this.fault = fault
  }
}

const unfit = () => {
  throw new PictureFault('pictureUnreadable')
}

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

/** Coarser ones are tried until the picture is small enough; the last one is kept whatever it takes. */
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

/**
 * A picture that somebody has brought, upright, in each width that is kept; drawn anew as well.
 *
 * @param mostPixels A file of more is not decoded.
 */
export async function renderPlate(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<{ picture: DrawnPicture; pixels: number }> {
  if (!isPicture(bytes)) throw new PictureFault('pictureUnreadable')
  // Of the head alone, which unfolds to nothing.
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unfit)
  const pixels = head.width * head.height
  if (pixels > Math.min(mostPixels, MAX_PIXELS)) throw new PictureFault('picturePixels')
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

/** The term of the press for pictures that a trained model made. */
const MADE_BY_MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/** Quality of pictures that are labelled, high enough that nobody sees a difference. */
const LABELLED_QUALITY = 95

/**
 * Writes into a picture that a model made it. Draws it anew in its own format; throws if it is broken.
 *
 * @param label Key of the model as players know it, and when it painted.
 */
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

/** Length of a PNG up to the end of its header. */
const PNG_HEADER = 33

/** Adds an uncompressed `iTXt` chunk after the header, as XMP asks; the library would compress it. */
function labelPng(picture: Buffer, xmp: string): Buffer {
  const named = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`)
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(named.length - 4)
  sum.writeUInt32BE(crc32(named))
  const [head, rest] = [picture.subarray(0, PNG_HEADER), picture.subarray(PNG_HEADER)]
  return Buffer.concat([head, size, named, sum, rest])
}

import sharp, { type Sharp, type Raw } from 'sharp'

import type { CardFace } from '../../modules/sessions/index.ts'
import { CARD_COLOURS, MEASURES } from './cardMeasures.ts'
import { cardSvg } from './cardSvg.ts'

/** Maximum number of pixels. Our images have far fewer. */
const MOST_PIXELS = 40_000_000
/** Paper texture of our images. It is removed, because it takes a second and is invisible on cards. */
const GRAIN = / filter="url\(#\w{1,20}\)"/g

const isSvg = (bytes: Uint8Array): boolean =>
  /^\s{0,200}<(?:svg|\?xml)/.test(Buffer.from(bytes.subarray(0, 256)).toString('utf8'))

const withoutGrain = (bytes: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(bytes).toString('utf8').replace(GRAIN, ''))

interface Pixels {
  input: Buffer
  raw: Raw
}

async function pictureOf(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Pixels | null> {
  const input = isSvg(bytes) ? withoutGrain(bytes) : bytes
  const drawn = await sharp(input, { limitInputPixels: MOST_PIXELS })
    .resize({ width, height, fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  return drawn && { input: drawn.data, raw: drawn.info }
}

async function composeCard(face: CardFace): Promise<Sharp> {
  const { width, height, art } = MEASURES[face.shape]
  const picture = face.picture && (await pictureOf(face.picture, art))
  const layers = [
    ...(picture ? [{ ...picture, left: art.x, top: art.y }] : []),
    { input: Buffer.from(cardSvg(face)), left: 0, top: 0 },
  ]
  const ground = { width, height, channels: 3, background: CARD_COLOURS.surface } as const
  return sharp({ create: ground }).composite(layers)
}

/** Draws a card as PNG. */
export default async function drawCard(face: CardFace): Promise<Uint8Array> {
  return (await composeCard(face)).png({ compressionLevel: 7 }).toBuffer()
}

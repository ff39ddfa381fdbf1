import sharp from 'sharp'

import type { CardFace } from '../../services/endings/ports.ts'
import { pictureOf } from './pictureOf.ts'
import { CARD_COLOURS, MEASURES } from './cardMeasures.ts'
import { cardSvg } from './cardSvg.ts'

/** The work of a thread of the card pool: one card as PNG. */
export default async function drawCard(face: CardFace): Promise<Uint8Array> {
  const { width, height, art } = MEASURES[face.shape]
  const picture = face.picture && (await pictureOf(face.picture, art))
  const layers = [
    ...(picture ? [{ input: picture, left: art.x, top: art.y }] : []),
    { input: Buffer.from(cardSvg(face)), left: 0, top: 0 },
  ]
  return sharp({ create: { width, height, channels: 3, background: CARD_COLOURS.surface } })
    .composite(layers)
    .png({ compressionLevel: 7 })
    .toBuffer()
}

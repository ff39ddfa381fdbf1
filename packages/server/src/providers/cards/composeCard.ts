import sharp, { type Sharp } from 'sharp'
import type { CardFace } from '../../modules/sessions/index.ts'
import { CARD_COLOURS, MEASURES } from './cardMeasures.ts'
import { cardSvg } from './cardSvg.ts'
import { pictureOf } from './pictureOf.ts'

export async function composeCard(face: CardFace): Promise<Sharp> {
  const { width, height, art } = MEASURES[face.shape]
  const picture = face.picture && (await pictureOf(face.picture, art))
  const layers = [
    ...(picture ? [{ ...picture, left: art.x, top: art.y }] : []),
    { input: Buffer.from(cardSvg(face)), left: 0, top: 0 },
  ]
  const ground = { width, height, channels: 3, background: CARD_COLOURS.surface } as const
  return sharp({ create: ground }).composite(layers)
}

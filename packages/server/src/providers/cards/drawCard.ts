import type { CardFace } from '../../modules/sessions/index.ts'
import { composeCard } from './composeCard.ts'

/** Worker of the card pool. Returns one card as PNG. */
export default async function drawCard(face: CardFace): Promise<Uint8Array> {
  return (await composeCard(face)).png({ compressionLevel: 7 }).toBuffer()
}

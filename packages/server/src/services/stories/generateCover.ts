import { paintedCoverAddress, type BodyOf } from '@kathasagar/api/contract'
import { coverScene } from '@kathasagar/engine/scene/coverScene'

import type { Ports } from '../ports.ts'

/** Number of arrangements of one scene. */
const SEEDS = 1_000_000

/** Returns the address of a cover for a title and description. Each call arranges the scene anew. */
export async function generateCover(
  { clock }: Pick<Ports, 'clock'>,
  { title, story_description }: BodyOf<'generateCover'>,
): Promise<{ cover_image_url: string }> {
  const scene = coverScene(`${title} ${story_description}`)
  const seed = clock.now().getTime() % SEEDS
  return { cover_image_url: paintedCoverAddress({ manner: 'vishvakarma', ...scene, seed }) }
}

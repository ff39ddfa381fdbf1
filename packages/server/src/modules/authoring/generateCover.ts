import { paintedCoverAddress } from '@kathasagar/api/contract'
import { coverScene } from '@kathasagar/engine/world/scene/sceneFor'

import type { Call, Platform } from '../../platform/call.ts'

const SEEDS = 1_000_000

/** Returns a cover. Each call returns a different one. */
export const generateCover: Call<'generateCover', Platform> = async ({ clock }, { body }) => {
  const scene = coverScene(body.story_description, body.title)
  const seed = clock.now().getTime() % SEEDS
  return { cover_image_url: paintedCoverAddress({ manner: 'vishvakarma', ...scene, seed }) }
}

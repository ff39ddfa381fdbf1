import type { ImageModelKey } from '@kathasagar/api/contract/vocabulary'
import { MANNERS } from '../manners/light.ts'
import type { KnownScene } from '../scene/scene.ts'

export const WIDTH = 768
export const HEIGHT = 512

/** Where the great things of a picture lie on the page, before the camera. */
export interface View {
  horizon: number
  sunX: number
  sunY: number
  /** The seed's choice between two arrangements: is the main thing on the right? */
  isMainRight: boolean
  /** Is the whole scene, though never its frame, seen in a mirror? */
  isMirrored: boolean
}

export function viewOf(scene: KnownScene, key: ImageModelKey, seed: number): View {
  const horizon = scene.place === 'bridge' ? 250 : MANNERS[key].horizon
  const isMainRight = seed % 2 === 1
  // The sun stands on the other third than the tree or the people.
  const isSunRight = scene.place === 'forest' ? !isMainRight : isMainRight
  return {
    horizon,
    sunX: WIDTH * (isSunRight ? 0.72 : 0.28),
    sunY: sunHeight(scene, key, horizon),
    isMainRight,
    isMirrored: ((seed >>> 2) & 1) === 1,
  }
}

function sunHeight({ time }: KnownScene, key: ImageModelKey, horizon: number): number {
  if (time === 'night') return key === 'ajanta' ? 150 : 112
  if (time !== 'day') return horizon - 64
  if (key === 'ajanta') return 138
  return key === 'vishvakarma' ? 128 : 100
}

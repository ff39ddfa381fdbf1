import type { ImageModelKey } from '@kathasagar/story/vocabulary'
import { MANNERS } from '../manners/light.ts'
import type { KnownScene } from '../scene/scene.ts'
import type { Place } from '@kathasagar/story/sceneWords'

export const WIDTH = 768
export const HEIGHT = 512

/** Layout before the camera transformation. */
export interface View {
  horizon: number
  sunX: number
  sunY: number
  isMainRight: boolean
  /** Mirrors the scene, but not its frame. */
  isMirrored: boolean
}

export function viewOf(scene: KnownScene, key: ImageModelKey, seed: number): View {
  const horizon = scene.place === 'bridge' ? 250 : MANNERS[key].horizon
  const isMainRight = seed % 2 === 1
  const isSunRight = isSunOnRight(scene.place, isMainRight)
  return {
    horizon,
    sunX: WIDTH * sunShare(scene.place, isSunRight),
    sunY: sunHeight(scene, key, horizon),
    isMainRight,
    isMirrored: ((seed >>> 2) & 1) === 1,
  }
}

/** Separates the sun from the main tree or building. */
function isSunOnRight(place: Place, isMainRight: boolean): boolean {
  if (place === 'lotuspond' || place === 'ghat') return true
  return place === 'forest' || place === 'palace' ? !isMainRight : isMainRight
}

function sunShare(place: Place, isRight: boolean): number {
  // Places the sun between the pavilions.
  if (place === 'stepwell') return isRight ? 0.65 : 0.35
  return isRight ? 0.72 : 0.28
}

function sunHeight({ place, time }: KnownScene, key: ImageModelKey, horizon: number): number {
  if (place === 'stepwell') return key === 'vishvakarma' || key === 'ajanta' ? 92 : 78
  if (time === 'night') return key === 'ajanta' ? 150 : 112
  if (time !== 'day') return horizon - 64
  if (key === 'ajanta') return 138
  return key === 'vishvakarma' ? 128 : 100
}

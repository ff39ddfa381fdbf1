import type { ImageModelKey } from '@kathasagar/story/vocabulary'
import type { Canvas } from '../canvas/canvas.ts'
import type { Precious } from '../composition/compose.ts'
import { frameGilt } from './gilt.ts'
import { framePalmLeaf } from './palmLeafBorder.ts'
import { frameProscenium } from './proscenium.ts'
import { framePlaster } from './wornPlaster.ts'

type Frame = (c: Canvas, precious: readonly Precious[], seed: number) => void

export const FRAMES: Readonly<Record<ImageModelKey, Frame>> = {
  chitrakar: framePalmLeaf,
  ajanta: framePlaster,
  ravivarma: frameGilt,
  vishvakarma: frameProscenium,
}

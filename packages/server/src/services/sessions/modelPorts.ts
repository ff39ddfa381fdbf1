import type { IMAGE_MODEL_KEYS, TextModelKey } from '@kathasagar/api/contract/vocabulary'

import type { TellRequest, Telling } from '../../engine/storyteller/telling.ts'
import type { Scene } from '../../engine/structure.ts'

/** A storyteller. It may throw, stall or answer nonsense: whoever asks is prepared for that. */
export interface TextModel {
  /** Gives the prose piece by piece as it comes, and returns the whole answer at the end. */
  tell(request: TellRequest, signal: AbortSignal): AsyncGenerator<string, Telling, void>
}

export type TextModels = (key: TextModelKey) => TextModel

export type ImageModelKey = (typeof IMAGE_MODEL_KEYS)[number]

export interface PaintRequest {
  scene: Scene
  manner: ImageModelKey
  seed: number
}

/** A painter; like a storyteller it may fail in any way. */
export interface ImageModel {
  paint(request: PaintRequest, signal: AbortSignal): Promise<Picture>
}

export interface Picture {
  svg: string
  /** The painter's manner in a few words, for the caption. */
  style: string
}

export type ImageModels = (key: ImageModelKey) => ImageModel

import type { IMAGE_MODEL_KEYS, TextModelKey } from '@kathasagar/story/vocabulary'
import type { Scene, SceneWords, StorySketch } from '@kathasagar/story'
import type { SummaryRequest } from '@kathasagar/engine/prompt/condensing'
import type { OutlineRequest, WritingRequest } from '@kathasagar/engine/prompt/draftPrompt'
import type { Contradiction, Improvisation, OpenFact } from '@kathasagar/engine/world/improvisation'
import type {
  PromptManifest,
  NarrationRequest,
  Narration,
} from '@kathasagar/engine/narration/narration'
import type { PictureBrief } from '@kathasagar/engine/world/scene/sceneFor'
import type { Question, Verdict } from '@kathasagar/engine/turn/reading'

export interface TextModel {
  tell(request: NarrationRequest, signal: AbortSignal): AsyncGenerator<string, Narration, void>
  /** Time limit for a narration, in ms. Default: the caller's limit. */
  withinMs?: number
  /** Classifies free text. This method and the next are undefined for the built-in model. */
  judge?(question: Question, request: NarrationRequest, signal: AbortSignal): Promise<Verdict>
  /** Compares a part of an open story with facts. */
  findContradictions?(
    passage: string,
    facts: readonly OpenFact[],
    signal: AbortSignal,
  ): Promise<readonly Contradiction[]>
  condense?(request: SummaryRequest, signal: AbortSignal): Promise<string>
  outline?(asked: OutlineRequest, signal: AbortSignal): Promise<StorySketch>
  writeScene?(asked: WritingRequest, signal: AbortSignal): Promise<SceneWords>
  improvise?(
    request: NarrationRequest,
    signal: AbortSignal,
  ): Promise<{ made: Improvisation; manifest: PromptManifest }>
  /** Narrates synchronously. Defined only for the built-in model. */
  narrateSync?(request: NarrationRequest): { pieces: readonly string[]; telling: Narration }
}

export type ConnectedNarrator = Required<Omit<TextModel, 'narrateSync'>>

/** `fallback` is a 0-based index into the operator's list of fallbacks for the key. */
export type ModelSource = 'built_in' | { fallback: number }

export type TextModels = (key: TextModelKey, whose?: ModelSource) => TextModel

export type ImageModelKey = (typeof IMAGE_MODEL_KEYS)[number]

export interface PaintRequest {
  /** Scene in the vocabulary of the built-in painters. */
  scene: Scene
  /** Scene in the author's words. */
  brief: PictureBrief
  manner: ImageModelKey
  language: 'en' | 'hi'
  /** Seed. It is the same in all sessions, so that built-in painters draw the same image for a scene. */
  sceneSeed: number
  /** Earlier image, as a reference for people and style. */
  reference?: Uint8Array
}

export interface ImageModel {
  paint(
    request: PaintRequest,
    signal: AbortSignal,
    reportError?: (error: unknown) => void,
  ): Promise<Picture>
}

export type PictureFile =
  | { svg: string }
  | { bytes: Uint8Array; mime: 'image/png' | 'image/jpeg' | 'image/webp' }

export type Picture = PictureFile & {
  style: string
  /** True for a fallback, which is free. */
  isFallback?: boolean
}

export type DescribeScene = (scene: Scene, language: 'en' | 'hi') => string

export type ImageModels = (key: ImageModelKey) => ImageModel

export interface ModelStates {
  /** Returns the provider, or null for a built-in model. */
  providerOf(key: string): string | null
  /** Returns the name of the model at its provider, or null for a built-in model. */
  providerModelOf(key: string): string | null
  fallbacksOf(key: string): number
  isOwn(key: string): boolean
  isDisabled(key: string): boolean
}

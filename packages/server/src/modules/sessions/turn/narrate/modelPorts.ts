import type { IMAGE_MODEL_KEYS, TextModelKey } from '@kathasagar/story/vocabulary'
import type { Scene, SceneWords, StorySketch } from '@kathasagar/story'
import type { CondenseRequest } from '@kathasagar/engine/prompt/condensing'
import type { AskedOutline, AskedWriting } from '@kathasagar/engine/prompt/draftPrompt'
import type { Improvisation } from '@kathasagar/engine/improvise/improvisation'
import type { PromptManifest } from '@kathasagar/engine/prompt/assemblePrompt'
import type { PictureBrief } from '@kathasagar/engine/scene/pictureBrief'
import type { TellRequest, Telling } from '@kathasagar/engine/storyteller/telling'
import type { Question, Verdict } from '@kathasagar/engine/turn/verdict'

/** A storyteller. It may throw, stall or return nonsense. */
export interface TextModel {
  /** Streams the prose, and returns the whole answer at the end. */
  tell(request: TellRequest, signal: AbortSignal): AsyncGenerator<string, Telling, void>
  /** Time for a whole narration, in ms. Default: that of the built-in one. */
  withinMs?: number
  /** Judges what a player's words mean. Undefined for the built-in one, like the others below. */
  judge?(question: Question, signal: AbortSignal): Promise<Verdict>
  /** Condenses turns that leave the prompt. */
  condense?(request: CondenseRequest, signal: AbortSignal): Promise<string>
  /** Outlines a story from an idea. */
  outline?(asked: AskedOutline, signal: AbortSignal): Promise<StorySketch>
  /** Writes one scene of an outline. */
  writeScene?(asked: AskedWriting, signal: AbortSignal): Promise<SceneWords>
  /** Improvises where the author leaves room. */
  improvise?(request: TellRequest, signal: AbortSignal): Promise<Improvised>
  /** Narrates without waiting. Only the built-in one can. */
  tellAtOnce?(request: TellRequest): { pieces: readonly string[]; telling: Telling }
}

interface Improvised {
  made: Improvisation
  manifest: PromptManifest
}

/** A storyteller of a provider. */
export type ConnectedTeller = Required<Omit<TextModel, 'tellAtOnce'>>

/** `built_in` is the storyteller of the engine. A fallback is one that the operator has named for the key, from 0. */
export type Whose = 'built_in' | { fallback: number }

export type TextModels = (key: TextModelKey, whose?: Whose) => TextModel

export type ImageModelKey = (typeof IMAGE_MODEL_KEYS)[number]

export interface PaintRequest {
  /** Scene in the terms of the built-in painters. */
  scene: Scene
  /** The same in the author's words. */
  brief: PictureBrief
  manner: ImageModelKey
  /** Language of the caption. */
  language: 'en' | 'hi'
  /** The same for a scene in every session, so that built-in painters draw it alike. */
  sceneSeed: number
  /** First picture that this painter made of the story for the player, for the same people and style. */
  reference?: Uint8Array
}

/** A painter. It may fail in any way. */
export interface ImageModel {
  paint(
    request: PaintRequest,
    signal: AbortSignal,
    reportFault?: (fault: unknown) => void,
  ): Promise<Picture>
}

export type PictureFile =
  | { svg: string }
  | { bytes: Uint8Array; mime: 'image/png' | 'image/jpeg' | 'image/webp' }

export type Picture = PictureFile & {
  /** Style for the caption. */
  style: string
  /** True if another painter stood in. Nobody pays for it. */
  isFallback?: boolean
}

/** Describes a picture of a scene in one sentence, for its text alternative. */
export type DescribeScene = (scene: Scene, language: 'en' | 'hi') => string

export type ImageModels = (key: ImageModelKey) => ImageModel

/** State of the models behind our keys. */
export interface ModelStates {
  /** Returns the provider, or null for a built-in model. */
  providerOf(key: string): string | null
  /** Returns the provider's name of the model, or null for a built-in one. */
  providerModelOf(key: string): string | null
  /** Returns the number of fallbacks that the operator has named. */
  fallbacksOf(key: string): number
  /** Returns true if the player's own API key pays. */
  isOwn(key: string): boolean
  /** Returns true if the model can't be asked now. */
  isDisabled(key: string): boolean
}

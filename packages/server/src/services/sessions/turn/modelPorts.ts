import type { IMAGE_MODEL_KEYS, TextModelKey } from '@kathasagar/story/vocabulary'
import type { Scene, SceneWords, StorySketch } from '@kathasagar/story'

import type { CondenseRequest } from '@kathasagar/engine/prompt/condensing'
import type { AskedOutline, AskedWriting } from '@kathasagar/engine/prompt/draftPrompt'
import type { Improvisation } from '@kathasagar/engine/improvise/improvisation'
import type { PromptManifest } from '@kathasagar/engine/prompt/assemblePrompt'
import type { PictureBrief } from '@kathasagar/engine/scene/pictureBrief'
import type { TellRequest, Telling } from '@kathasagar/engine/storyteller/telling'
import type { Question, Verdict } from '@kathasagar/engine/turn/verdict'

/** A storyteller. It may throw, stall or answer nonsense: whoever asks is prepared for that. */
export interface TextModel {
  /** Gives the prose piece by piece as it comes, and returns the whole answer at the end. */
  tell(request: TellRequest, signal: AbortSignal): AsyncGenerator<string, Telling, void>
  /** Time for a whole telling, in ms. Default: as long as the built-in one may take. */
  withinMs?: number
  /** Says what a player's words mean. The built-in one has no opinion: it goes by the rules. */
  judge?(question: Question, signal: AbortSignal): Promise<Verdict>
  /** Condenses turns that are to leave the prompt; the built-in one is told what was told itself. */
  condense?(request: CondenseRequest, signal: AbortSignal): Promise<string>
  /** Sketches a whole story from an idea; the built-in one has none. */
  outline?(asked: AskedOutline, signal: AbortSignal): Promise<StorySketch>
  /** Writes one scene of an outline; the built-in one writes nothing. */
  writeScene?(asked: AskedWriting, signal: AbortSignal): Promise<SceneWords>
  /** Makes up what the author has left room for; the built-in one makes up nothing. */
  improvise?(request: TellRequest, signal: AbortSignal): Promise<Improvised>
  /** The same answer with its pieces, from one that has nobody to wait for: its turn is taken in one go. */
  tellAtOnce?(request: TellRequest): { pieces: readonly string[]; telling: Telling }
}

/** What a model has made up, and what it was told. */
interface Improvised {
  made: Improvisation
  manifest: PromptManifest
}

/** A storyteller that a provider stands behind. */
export type ConnectedTeller = Required<Omit<TextModel, 'tellAtOnce'>>

/**
 * Whose storyteller is asked for: `built_in` is the one inside the engine, whatever provider stands
 * behind the key; a fallback is one that the operator has named for it, counted from 0.
 */
export type Whose = 'built_in' | { fallback: number }

export type TextModels = (key: TextModelKey, whose?: Whose) => TextModel

export type ImageModelKey = (typeof IMAGE_MODEL_KEYS)[number]

export interface PaintRequest {
  /** What is seen, in the words that our own painters know. */
  scene: Scene
  /** The same in the author's words, for painters who read them. */
  brief: PictureBrief
  manner: ImageModelKey
  /** What its caption is written in. */
  language: 'en' | 'hi'
  /** The same for a scene of a story in every play: our own painters draw it alike each time. */
  sceneSeed: number
  /** The first picture that this painter has made of the story for the player: people and hand stay alike. */
  reference?: Uint8Array
}

/** A painter; like a storyteller it may fail in any way. */
export interface ImageModel {
  paint(
    request: PaintRequest,
    signal: AbortSignal,
    /** Hears why others failed before one drew. */
    reportFault?: (fault: unknown) => void,
  ): Promise<Picture>
}

/** A drawing of our own, or a file that a provider's model made. */
export type PictureFile =
  | { svg: string }
  | { bytes: Uint8Array; mime: 'image/png' | 'image/jpeg' | 'image/webp' }

export type Picture = PictureFile & {
  /** The painter's manner in a few words, for the caption. */
  style: string
  /** Another than the painter that was asked for drew it, and nobody pays. */
  isFallback?: boolean
}

/** Says in one sentence what a picture of a scene shows: its text alternative, and its stead. */
export type DescribeScene = (scene: Scene, language: 'en' | 'hi') => string

export type ImageModels = (key: ImageModelKey) => ImageModel

/** What stands behind our model keys, and how it does. */
export interface ModelStates {
  /** Name of the provider; null for a model that is built in. */
  providerOf(key: string): string | null
  /** Name of the model as its provider has it; null for a model that is built in. */
  providerModelOf(key: string): string | null
  /** How many the operator has named to be asked when it fails. */
  fallbacksOf(key: string): number
  /** The player's own provider tells, by a key that they brought: nobody here pays for it. */
  isOwn(key: string): boolean
  /** Whether it can't be asked just now: gone, or its provider is left alone. */
  isDisabled(key: string): boolean
}

import type { ModelName, TriedModel } from '@kathasagar/api/contract'

/** What is asked of a try. */
export interface TryValues {
  /** The story; null before one is chosen. */
  story: { id: string; title: string } | null
  /** Name of the scene; empty for the first one. */
  scene: string
  /** Who tells. */
  model_key: ModelName
  /** What a player would type; empty where the scene is just told. */
  words: string
}

/** How far a try is. */
export interface TryState {
  status: 'idle' | 'telling' | 'told' | 'stopped' | 'failed'
  /** What was said, as the player's words; empty for none. */
  said: string
  /** What the try has told so far. */
  text: string
  /** Until the first words, in milliseconds; null while they are waited for. */
  firstWordsMs: number | null
  /** How the try went; null before its end. */
  tried: TriedModel | null
  /** Why the scene could not be told, as a sentence. */
  error?: string | undefined
}

export const NO_TRY: TryState = {
  status: 'idle',
  said: '',
  text: '',
  firstWordsMs: null,
  tried: null,
}

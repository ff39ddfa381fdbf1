/**
 * What a storyteller's manner needs words for.
 * `{way}` (a choice as it lies open) is a clause and always followed by a full stop; `{title}` is a
 * scene's title.
 */
export interface Lines {
  /** Before the first scene. */
  start: readonly string[]
  /** Of several detours the last: `{way}`. */
  hint: readonly string[]
  /** A closer look begins. */
  immerse: readonly string[]
  /** Two choices follow. */
  fork: readonly string[]
  /** One thing is looked at. */
  linger: readonly string[]
  /** A scene is entered again: `{title}`. */
  recall: readonly string[]
  /** After an ending's text. */
  ending: readonly string[]
  /** Beside a picture. */
  show: readonly string[]
}

export type Slot = keyof Lines

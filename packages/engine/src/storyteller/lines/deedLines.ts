import type { Intent } from '../../hearing/intent/intents.ts'

type Row = readonly string[]

/** What comes of deeds that no author foresaw, told apart by what they would change. */
export type DeedKind = 'harm' | 'taste' | 'sense' | 'move' | 'speak' | 'give' | 'take' | 'show'

/**
 * What a language tells of a deed in the player's own words, `{deed}`, for which nobody wrote what comes
 * of it: that it is begun or meant, and that nothing of the tale changes by it.
 */
export interface DeedLines {
  kinds: Readonly<Record<DeedKind, Row>>
  /** Any other deed. */
  any: Row
  /** What is done to something that no author tells of here. */
  missing: Row
  /** What one will not do. */
  refused: Row
  /** Before the story's own line for a small deed, which is told as done. */
  done: Row
  /** Before the story's own line for any other deed. */
  opening: Row
}

/** The kind of a deed by what its verb is for; of verbs that are in no row it is any deed. */
export const KIND_OF_DEED: Readonly<Partial<Record<Intent, DeedKind>>> = {
  attack: 'harm',
  break: 'harm',
  insult: 'harm',
  eat: 'taste',
  drink: 'taste',
  touch: 'sense',
  look: 'sense',
  listen: 'sense',
  smell: 'sense',
  count: 'sense',
  move: 'move',
  flee: 'move',
  ask: 'speak',
  tell: 'speak',
  call: 'show',
  give: 'give',
  take: 'take',
  steal: 'take',
  love: 'show',
  music: 'show',
}

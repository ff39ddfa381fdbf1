import type { AskedFact, CALLED } from '../vocabulary/vocabulary.ts'

/** A value of the story's state: a flag, one of a list, a whole number, what a player typed. */
export type StateValue = boolean | number | string

export interface FlagVariable {
  /** What it begins as. */
  flag: boolean
  label?: string | undefined
  /** It says whether a thing is carried, and so many can be at once; never written by an author. */
  slots?: number | undefined
  /** It says whether something was said or done, and has the words of it; never written by an author. */
  fact?: FactAsked | undefined
}

/** A fact that conditions ask for: of what kind, and whom or what it is about. */
export interface FactAsked {
  kind: AskedFact | typeof CALLED
  /** An id of the cast or of a thing; `anyone` for all, and nothing for the player themself. */
  whom?: string | undefined
}

export interface OneOfVariable {
  one_of: readonly string[]
  start?: string | undefined
  label?: string | undefined
  /** How the player reads of each value. */
  values?: Readonly<Record<string, string>> | undefined
}

export interface NumberVariable {
  /** The least and the most that it can be. */
  number: readonly [number, number]
  start?: number | undefined
  label?: string | undefined
}

/** Words that the player types. */
export interface TypedVariable {
  /** So many signs of it are kept. */
  typed: number
  start?: string | undefined
  label?: string | undefined
}

/** The player's health: in a play a number from 0 to the story's `health_max`. */
export interface HealthVariable {
  health: true
  start?: number | undefined
  label?: string | undefined
}

/** One thing that a story remembers, as its author writes it. */
export type WrittenVariable = Variable | HealthVariable

/** The same as play has it: of so many values, or words that the player types. */
export type Variable = FlagVariable | OneOfVariable | NumberVariable | TypedVariable

/** A field of a scene, for a variable that is typed. */
export interface Ask {
  variable: string
  label: string
}

/**
 * Values by variable; `"+1"` and `"-1"` change a number by so much, `"%+20"` a percentage by a share,
 * and one of `"?1..6"` is drawn by chance.
 */
export type Sets = Readonly<Record<string, StateValue>>

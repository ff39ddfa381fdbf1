/** A value of the story's state: a flag, one of a list, a whole number. */
export type StateValue = boolean | number | string

export interface FlagVariable {
  /** What it begins as. */
  flag: boolean
  label?: string | undefined
}

export interface OneOfVariable {
  one_of: readonly string[]
  start?: string | undefined
  label?: string | undefined
}

export interface NumberVariable {
  /** The least and the most that it can be. */
  number: readonly [number, number]
  start?: number | undefined
  label?: string | undefined
}

/** One thing that a story remembers; it can only ever have so many values. */
export type Variable = FlagVariable | OneOfVariable | NumberVariable

/** Values by variable; `"+1"` and `"-1"` change a number by so much. */
export type Sets = Readonly<Record<string, StateValue>>

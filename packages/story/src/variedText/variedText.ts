import type { Expression } from '../conditions/expression.ts'

/** How a group goes through its parts: to the last, round and round, each one time. */
export type Order = 'sequence' | 'cycle' | 'once'

/** A text that may read differently each time that it is told. */
export type VariedText = readonly Piece[]

export type Piece =
  | string
  /** Shows a number, or one of a list, as it is now. */
  | { kind: 'value'; of: Expression }
  | { kind: 'if'; condition: Expression; so: VariedText; otherwise: VariedText }
  /** `place` counts the groups of a text with an order, from 0. */
  | { kind: Order; parts: readonly VariedText[]; place: number }

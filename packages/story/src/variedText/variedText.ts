import type { Expression } from '../conditions/expression.ts'

/** Order in which a group shows its parts: stopping at the last, repeating, or each once. */
export type Order = 'sequence' | 'cycle' | 'once'

export type VariedText = readonly Piece[]

export type Piece =
  | string
  | { kind: 'value'; of: Expression }
  | { kind: 'if'; condition: Expression; so: VariedText; otherwise: VariedText }
  /** `place` is the 0-based index of the ordered group in its text. */
  | { kind: Order; parts: readonly VariedText[]; place: number }

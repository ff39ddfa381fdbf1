import type { Expression } from './expression.ts'
import type { Part, PrintPart } from './program.ts'

/** Text as it is told: words, values, and what hangs on a condition over the state on arrival. */
export type TextPiece =
  | string
  | (Pick<PrintPart, 'source' | 'isMacro' | 'line'> & { kind: 'value'; of: Expression })
  | { kind: 'if'; when: Expression; so: TextPiece[]; otherwise: TextPiece[] }

/** What is still to be told: rows of parts, the innermost last. */
export interface Frame {
  parts: readonly Part[]
  at: number
  /** What holds the rows before it back: told in place, a jump ends it; a tunnel is come back to. */
  barrier?: 'include' | 'tunnel'
}

/** Where play goes: to a block, with what is told after it where a tunnel leads back. */
export interface Goal {
  block: string
  isWithin?: boolean | undefined
  rest: readonly Frame[]
}

export interface DraftChoice {
  label: readonly TextPiece[]
  /** Over the state on arrival, as all here. */
  when: Expression
  goal: Goal | { frames: readonly Frame[] }
  /** Every variable that is something else once it is taken; undefined: not known. */
  store: ReadonlyMap<string, Expression | undefined>
  /** No choice of the story: it only goes on. */
  goesOn: boolean
  line: number
}

/** What a structure says of a choice. */
export type WrittenChoice = Pick<DraftChoice, 'label' | 'when' | 'store' | 'line'>

/** A field of a scene, and what its variable is on arrival where that is known here. */
export interface DraftAsk {
  variable: string
  label: string
  start: Expression | null
}

/** A scene before it is written: what it tells and offers, over the state on arrival. */
export interface Draft {
  text: readonly TextPiece[]
  asks: readonly DraftAsk[]
  /** What arriving draws by chance, as a structure writes it. */
  draws: ReadonlyMap<string, string>
  choices: readonly DraftChoice[]
  /** One of its choices is open whatever the state is. */
  isExhaustive: boolean
}

export const isBlank = (text: readonly TextPiece[]): boolean =>
  text.every((piece) => {
    if (typeof piece === 'string') return piece.replaceAll('\uE000', '').trim() === ''
    return piece.kind === 'if' && isBlank(piece.so) && isBlank(piece.otherwise)
  })

import type { QuestionKind } from '../../hearing/intent/questionIn.ts'
import type { Intent } from '../../hearing/intent/intents.ts'

type Row = readonly string[]

/** Kinds of deeds that are told apart where what they are done to is named. */
type NamedDeed = Extract<
  Intent,
  | 'attack'
  | 'break'
  | 'steal'
  | 'take'
  | 'eat'
  | 'drink'
  | 'touch'
  | 'look'
  | 'listen'
  | 'smell'
  | 'count'
  | 'open'
  | 'give'
  | 'move'
>

/**
 * What a language says of something that the author tells of, `{thing}`, where nobody wrote what comes
 * of asking after it or of doing that with it. True of anything, of one or of many, and of no body.
 */
export interface Named {
  /** Nobody answers. */
  asks: Readonly<Record<QuestionKind, Row>>
  /** How many, how much. */
  amount: Row
  deeds: Readonly<Record<NamedDeed, Row>>
  /** Any other deed. */
  deed: Row
}

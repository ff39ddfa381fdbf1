import type { QuestionKind } from '../../hearing/intent/questionIn.ts'

type Row = readonly string[]

/** What a language says of what the play knows already, and of what somebody keeps to themself. */
export interface Known {
  /** Beside somebody's way of not answering: what was asked for is not had from them. */
  unsaid: Readonly<Record<QuestionKind, Row>>
  /** Somebody is asked who they are: `{name}`. */
  name: Row
  /** Who is here and would answer: `{names}`. */
  here: Row
  /** Nobody is. */
  alone: Row
  /** Between the last two of several names. */
  and: string
  /** What hour it is, by the words in which a scene is sketched. */
  hour: Readonly<Record<string, Row>>
  /** A sentence that was read on the way here: `{text}`. */
  remembered: Row
  /** What the story remembers of its state: `{label}`, `{value}`. */
  state: Row
  yes: string
  no: string
}

import type { Intent } from '../../hearing/intent/intents.ts'
import type { QuestionKind } from '../../hearing/intent/questionIn.ts'

type Row = readonly string[]

/**
 * What a language says to words for which no author wrote an answer: a short sentence that is true in
 * any scene. None tells a deed as done that would change the tale, none weighs what was said, and none
 * holds a word of the player's.
 */
export interface Replies {
  intent: Readonly<Record<Intent, Row>>
  asks: Readonly<Record<QuestionKind, Row>>
  /** For any deed, question or words, where the rows of its kind have been told. */
  deed: Row
  question: Row
  words: Row
  /** Somebody is spoken to who is not here: `{name}`. */
  absent: Row
  /** Somebody is spoken to whom the scene tells of, and who has no words here: `{name}`. */
  silent: Row
}

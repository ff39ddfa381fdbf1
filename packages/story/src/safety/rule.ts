import type { HarmKind } from '../vocabulary/vocabulary.ts'

/** Phrases of one kind of harm (see `phrase.ts`). */
export interface HarmRule {
  kind: HarmKind
  /** Harmful under every rating. */
  always: readonly string[]
  /** Harmful except under the mature rating. */
  untilMature?: readonly string[]
  /** Similar but harmless phrases, removed before the search. */
  harmless?: readonly string[]
  /** Phrases that exempt the sentence from this rule. */
  unless?: readonly string[]
}

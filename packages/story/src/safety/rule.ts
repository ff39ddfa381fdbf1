import type { HarmKind } from '../vocabulary/vocabulary.ts'

/** What is taken for harm of one kind, as phrases (see `phrase.ts`). */
export interface HarmRule {
  kind: HarmKind
  /** Harm under every rating. */
  always: readonly string[]
  /** Harm unless the story is for grown-ups. */
  untilMature?: readonly string[]
  /** Sounds like it and is not: looked away from before anything is looked for. */
  harmless?: readonly string[]
  /** Where one of these is said, the sentence is not of this kind. */
  unless?: readonly string[]
}

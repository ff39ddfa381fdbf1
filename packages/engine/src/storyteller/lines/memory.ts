import type { FactKind } from '@kathasagar/story/vocabulary'

/** A sentence of a fact: with whom it was done, and without; `{what}` may be nothing. */
interface FactLine {
  with: string
  without: string
  /** There is no such fact. */
  none: string
}

/** What a language says of what the player said and did before; of a kind without lines it says nothing. */
export interface Memory {
  facts: Partial<Readonly<Record<FactKind, FactLine>>>
  /** How the storyteller comes back to one by itself. */
  recalled: Partial<Readonly<Record<FactKind, readonly string[]>>>
  /** Before the sentence that answers whether something was so. */
  yes: string
  no: string
  had: string
  notHad: string
  /** Nothing that can be carried is had. */
  nothing: string
  /** Words with which a clause goes on from its verb; any other is quoted. */
  goesOn: RegExp
  quoted: string
}

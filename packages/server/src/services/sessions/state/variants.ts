import { type RetellAct, type Variants } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StoredTurn, ToldTurn } from '../ports.ts'

type Told = Pick<ToldTurn, 'id' | 'variant_of' | 'variant_ids'>

/** The first telling of a turn: what hangs on the turn hangs on it. */
export const firstTelling = ({ id, variant_of }: Pick<Told, 'id' | 'variant_of'>): string =>
  variant_of ?? id

/** All tellings of a turn, oldest first. */
export const tellingsOf = (turn: Told): readonly string[] => [
  firstTelling(turn),
  ...turn.variant_ids,
]

/** Which of its tellings a turn is seen in; nothing where there is only one. */
export function presentVariants(turn: Told & Pick<ToldTurn, 'variant_kind'>): {
  variants?: Variants
} {
  const tellings = tellingsOf(turn)
  if (tellings.length < 2) return {}
  const kind = turn.variant_kind ?? 'first'
  return { variants: { kind, index: tellings.indexOf(turn.id) + 1, total: tellings.length } }
}

/**
 * What may be asked for of the telling that a session stands at. A picture is drawn again by Show; the
 * beginning is told alike to everybody, and nothing led to it where it was told in a shared play; what a
 * model made up stands as it did; a closer look ends in its two ways, and nothing follows them.
 */
export function mayRetell(
  head: Pick<StoredTurn, 'parent_id' | 'action' | 'answer' | 'note' | 'variant_ids'>,
): RetellAct[] {
  const { parent_id, action, answer, note, variant_ids } = head
  const isFull = variant_ids.length + 1 >= LIMITS.tellingsMax
  if (isFull || action.type === 'show' || answer.image_url !== null) return []
  if (!answer.narrative && !answer.setup) return []
  if (parent_id === null || note?.ruling === undefined || answer.improvised) return ['edit']
  return answer.setup === null ? ['tell_again', 'tell_on', 'edit'] : ['tell_again', 'edit']
}

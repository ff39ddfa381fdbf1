import { type RegenerateAction, type Variants, LIMITS } from '@kathasagar/api/contract'

import type { StoredTurn, NarratedTurn } from './sessionTypes.ts'

type Told = Pick<NarratedTurn, 'id' | 'variant_of' | 'variant_ids'>

export const firstVariant = ({ id, variant_of }: Pick<Told, 'id' | 'variant_of'>): string =>
  variant_of ?? id

export const variantTexts = (turn: Told): readonly string[] => [
  firstVariant(turn),
  ...turn.variant_ids,
]

export function presentVariants(turn: Told & Pick<NarratedTurn, 'variant_kind'>): {
  variants?: Variants
} {
  const tellings = variantTexts(turn)
  if (tellings.length < 2) return {}
  const kind = turn.variant_kind ?? 'first'
  return { variants: { kind, index: tellings.indexOf(turn.id) + 1, total: tellings.length } }
}

/**
 * Returns the modes in which the newest turn can be regenerated. Empty for images, openings, first
 * turns of copied plays, and improvised scenes.
 */
export function regenerateModes(
  head: Pick<StoredTurn, 'parent_id' | 'action' | 'answer' | 'note' | 'variant_ids' | 'state'>,
): RegenerateAction[] {
  const { parent_id, action, answer, note, variant_ids, state } = head
  const isFull = variant_ids.length + 1 >= LIMITS.tellingsMax
  if (isFull || action.type === 'show' || answer.image_url !== null) return []
  if (!answer.narrative && !answer.setup) return []
  if (parent_id === null || note?.ruling === undefined) return []
  // In an open story, the part that ends it cannot be regenerated. All other parts can.
  if (answer.improvised) return state.open && state.improvised ? ['tell_again'] : []
  return answer.setup === null ? ['tell_again', 'tell_on'] : ['tell_again']
}

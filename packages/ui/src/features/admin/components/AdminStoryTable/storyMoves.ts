import type { AdminStory } from '@kathasagar/api/contract'

import type { AdminMessages } from '../../../../messages/en.ts'
import type { MenuAction } from '../../../../design-system/primitives/ActionMenu/ActionMenu.tsx'

export type AdminMove = 'publish' | 'archive' | 'takeDown' | 'restore' | 'remove'

/** Returns the actions for a story. Own stories can be archived, other stories taken down. */
export function movesOf(
  { status, author_id }: AdminStory,
  ownId: string,
  moves: AdminMessages['admin']['stories']['moves'],
): MenuAction<AdminMove>[] {
  const isOwn = author_id === ownId
  const remove = { id: 'remove', label: moves.remove, icon: 'trash', isDanger: true } as const

  if (status === 'archived') {
    return [{ id: 'restore', label: moves.restore, icon: 'undo' }, remove]
  }
  if (status === 'draft') return [{ id: 'publish', label: moves.publish, icon: 'check' }, remove]
  // Other actions on a story in review are on the review page.
  if (status === 'in_review') return [remove]
  return isOwn
    ? [{ id: 'archive', label: moves.archive, icon: 'lock' }, remove]
    : [{ id: 'takeDown', label: moves.takeDown, icon: 'lock' }, remove]
}

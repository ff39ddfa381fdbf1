import type { StoryGraph } from '@kathasagar/story'

import type { Turn } from './playTurn.ts'

/** Returns the label of the selected choice, or null. */
export function selectedChoice(
  graph: StoryGraph,
  { action, before, ruling }: Pick<Turn, 'action' | 'before' | 'ruling'>,
): string | null {
  if (action.type === 'continue') return action.selected_choice ?? null
  if (action.type !== 'custom_action') return null
  const isTaken = ruling.kind === 'advance' || ruling.kind === 'rejoin'
  if (isTaken && ruling.by !== 'words') return null
  const offered = before.offers.find(({ path }) =>
    path.kind === 'choice'
      ? isTaken && path.index === ruling.choice
      : ruling.kind === 'linger' && path.detail === ruling.detail,
  )
  const written = ruling.kind === 'advance' && graph.node(before.node).choices[ruling.choice]?.text
  return offered?.text ?? (written || null)
}

import type { LockedChoice } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import { lockedChoices } from '@kathasagar/engine/state/playWorld'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

/** The closed choices of the scene where a play stands; nothing where it has none. */
export function presentLocked(graph: StoryGraph, state: TurnState): { locked?: LockedChoice[] } {
  const locked = lockedChoices(graph, state)
  return locked.length > 0 ? { locked } : {}
}

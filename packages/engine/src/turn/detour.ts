import type { StoryGraph } from '@kathasagar/story'

import type { Lore } from '../understanding/lore.ts'
import { nextStay } from './plan.ts'
import type { OffTopic, Ruling } from '../world/ruling.ts'
import type { TurnState } from '../world/turnState.ts'

interface Place {
  graph: StoryGraph
  state: TurnState
  lore: Lore
}

export function detour({ graph, state, lore }: Place, text: string, offTopic?: OffTopic): Ruling {
  const stay = nextStay(graph, state)
  return {
    kind: 'detour',
    words: text,
    ...(offTopic !== undefined && { offTopic }),
    ...(!lore.isQuotable(text) && { isUnquotable: true }),
    ...stay,
  }
}

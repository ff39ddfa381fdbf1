import type { StoryGraph } from '@kathasagar/story'

import type { Lore } from '../hearing/lore.ts'
import type { OffTopic } from '../hearing/topics/topicsIn.ts'
import { nextStay } from './plan.ts'
import type { Ruling } from '../ruling/ruling.ts'
import type { TurnState } from './turnState.ts'

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

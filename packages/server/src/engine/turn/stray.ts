import type { StoryGraph } from '@kathasagar/api/rules'

import { candidatesOf } from '../hearing/candidatesOf.ts'
import type { OffTopic } from '../hearing/offTopic/offTopicIn.ts'
import type { RankChoices } from '../hearing/rankMeant.ts'
import { openChoices } from '../state/playWorld.ts'
import { isDenial } from '../words/denial.ts'
import { shownText } from '../words/shownText.ts'
import { advance, nextStay, ownCourse } from './plan.ts'
import type { Ruling } from './ruling.ts'
import type { Offer, TurnState } from './turnState.ts'

interface Place {
  graph: StoryGraph
  state: TurnState
  rankChoices: RankChoices
}

/** Stays in the scene for words that nobody wrote an answer for; after the longest detour, the way on. */
export function stray(
  { graph, state, rankChoices }: Place,
  text: string,
  offTopic?: OffTopic,
): Ruling {
  const stay = nextStay(graph, state)
  if (stay !== null)
    return { kind: 'detour', words: text, ...(offTopic === undefined ? {} : { offTopic }), ...stay }
  const way = nearest(graph, state, shownText(text), rankChoices) ?? ownCourse(graph, state)
  return advance(graph, state, way, 'bridge')
}

/** The choice that the words come nearest to, however far; the way back to the path should fit them. */
function nearest(
  graph: StoryGraph,
  state: TurnState,
  text: string,
  rankChoices: RankChoices,
): number | undefined {
  if (isDenial(text)) return undefined
  const open = openChoices(graph, state).map((index): Offer => ({
    text: '',
    path: { kind: 'choice', index },
  }))
  const [best] = rankChoices(text, candidatesOf(graph, state, open), graph.node(state.node).text)
  const path = best && best.score > 0 ? open[best.index]?.path : undefined
  return path?.kind === 'choice' ? path.index : undefined
}

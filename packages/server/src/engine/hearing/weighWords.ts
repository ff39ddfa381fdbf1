import type { StoryGraph } from '@kathasagar/api/rules'

import { worldOf } from '../state/playWorld.ts'
import type { Offer, TurnState } from '../turn/turnState.ts'
import { rankAnswers, type MeantAnswer, type Said } from './answersMeant.ts'
import { candidatesOf } from './candidatesOf.ts'
import { firstOf } from './firstOf.ts'
import { hear, type Heard } from './hear.ts'
import type { Candidate, Fit, RankChoices } from './rankMeant.ts'

/** Free words as they were held against all that lies open. */
export interface Weighed {
  /** What was heard of them: of two things at once the first. */
  said: Said
  candidates: readonly Candidate[]
  /** The open choices, best first. */
  ranked: readonly Fit[]
  /** What of the choices they were taken for. */
  heard: Heard
  /** The author's answers, best first; none in a story of the first form. */
  answers: readonly MeantAnswer[]
}

interface Place {
  graph: StoryGraph
  state: TurnState
  rankChoices: RankChoices
}

/** Holds words against choices, reactions and topics; whoever asks why is told from the same ranking. */
export function weighWords(
  { graph, state, rankChoices }: Place,
  whole: string,
  open: readonly Offer[],
): Weighed {
  const { node } = state
  const candidates = candidatesOf(graph, state, open)
  const hearing = (text: string) => {
    const ranked = rankChoices(text, candidates, graph.node(node).text)
    return { text, ranked, heard: hear(text, ranked) }
  }
  // Of two things at once the first is done first.
  const opening = hearing(firstOf(whole))
  const { text, ranked, heard } = opening.heard.meant.length > 0 ? opening : hearing(whole)
  const said = { graph, world: worldOf(graph, state), node, text, rankChoices }
  return { said, candidates, ranked, heard, answers: graph.isLiving ? rankAnswers(said) : [] }
}

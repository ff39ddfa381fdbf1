import type { PageTurn } from '@kathasagar/api/contract'
import { inkGraph } from '@kathasagar/engine/ink/inkGraph'
import type { Aside } from '@kathasagar/engine/turn/aside'
import type { BegunTurn } from '@kathasagar/engine/turn/playTurn'
import { isPage } from '@kathasagar/story'

import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { goOnInPage } from './goOnInPage.ts'

/** What is told to words that mean no choice: a program has no place for what it does not foresee. */
const BY_CHOICES: Aside = { aside: 'hint', topic: 'by_choices' }

/**
 * Takes the program of a turn where its choice leads, before anybody tells it; a turn of any other
 * story, and one that stays where it is, is given back as it is.
 */
export async function goOnInInk(
  { inkRunner }: Pick<Ports, 'inkRunner'>,
  turn: BegunTurn,
  page?: PageTurn,
): Promise<BegunTurn | Aside | Refusal> {
  const { graph, state, ruling } = turn
  if (graph.program === null || state.ink === undefined) return turn
  if (ruling.kind === 'detour') return BY_CHOICES
  if (isPage(graph.program)) return goOnInPage(turn, page)
  if (ruling.kind !== 'advance') return turn
  const { compiled } = graph.program
  const { saved, place } = state.ink
  const from = { saved, place, choice: ruling.choice }
  const entered = await inkRunner.run({ compiled, from, seed: state.seed })
  if (isRefusal(entered)) return entered
  return {
    ...turn,
    graph: inkGraph(graph, state.ink, entered),
    ruling: { ...ruling, target: entered.place },
    entered,
  }
}

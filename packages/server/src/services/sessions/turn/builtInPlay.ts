import type { StoryLanguage, TextModelKey } from '@kathasagar/story/vocabulary'
import { isPage, type InkScene, type StoryGraph } from '@kathasagar/story'

import { inkGraph } from '@kathasagar/engine/ink/inkGraph'
import { authoredTelling } from '@kathasagar/engine/storyteller/authoredTelling'
import { tell } from '@kathasagar/engine/storyteller/tell'
import type { TellRequest, Telling } from '@kathasagar/engine/storyteller/telling'
import type { Action } from '@kathasagar/engine/ruling/action'
import { beginStory, type StoryBeginning } from '@kathasagar/engine/turn/apply'
import { isAside, type Aside } from '@kathasagar/engine/turn/aside'
import { beginTurn, endTurn, type GameRules } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import { buildLexicon } from '@kathasagar/engine/words/lexicon'
import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { inSteps } from '../../servingOthers.ts'
import { BUILT_IN } from '../../../modules/models/index.ts'
import { openingOfPage } from './goOnInPage.ts'
import { goOnInInk } from './goOnInInk.ts'

/** A story as the built-in storyteller tells it: at once, for nothing, and without a network. */
interface ToldStory {
  graph: StoryGraph
  language: StoryLanguage
}

/** A play of which nothing is stored. */
export type BuiltInPlay = ToldStory & GameRules

interface BuiltInTelling extends Telling {
  /** Nobody, where only the author's own words were left. */
  model_used: TextModelKey | null
}

function tellBuiltIn(
  { reportFault }: Pick<Ports, 'reportFault'>,
  turn: Omit<TellRequest, 'manner' | 'recent'>,
): BuiltInTelling {
  const request = { ...turn, manner: BUILT_IN, recent: [] }
  try {
    return { ...tell(request), model_used: BUILT_IN }
  } catch (fault) {
    reportFault(fault)
    return { ...authoredTelling(request), model_used: null }
  }
}

/** What a program begins with; nothing in a story that runs as none. */
async function openingOf(
  { inkRunner }: Pick<Ports, 'inkRunner'>,
  graph: StoryGraph,
  seed: number,
): Promise<InkScene | Refusal | undefined> {
  const { program } = graph
  if (program === null) return undefined
  if (isPage(program)) return openingOfPage(graph, seed)
  return inkRunner.run({ compiled: program.compiled, from: null, seed })
}

/**
 * The beginning of a story, as it is told to everybody, whatever model is chosen later, with the graph
 * as it is there.
 */
export async function beginBuiltIn(
  ports: Pick<Ports, 'reportFault' | 'inkRunner'>,
  { graph: whole, language }: ToldStory,
  beginning: StoryBeginning,
) {
  const ink = await openingOf(ports, whole, beginning.seed)
  if (isRefusal(ink)) return ink
  const graph = ink ? { ...inkGraph(whole, ink), start: ink.place } : whole
  const begun = beginStory(graph, beginning)
  const ruling = { kind: 'start' } as const
  const state: TurnState = ink ? { ...begun.state, ink } : begun.state
  const telling = tellBuiltIn(ports, { graph, state, ruling, action: null, language })
  return { ...begun, graph, state, telling }
}

/** The state of such a play once something was said aside: what was asked back is remembered. */
export const withAsked = (state: TurnState, said: Aside): TurnState => {
  if (said.aside !== 'ask') return state
  const { choices, byNumber } = said
  return { ...state, asked: { choices, ...(byNumber && { byNumber }) } }
}

/** One turn of such a play, paid from the XP of its own state, with the graph as it is after it. */
export async function playBuiltIn(
  ports: Pick<Ports, 'reportFault' | 'lore' | 'inkRunner'>,
  play: BuiltInPlay,
  state: TurnState,
  action: Action,
) {
  if (action.type === 'custom_action') await inSteps(buildLexicon(play.graph))
  const { lore } = ports
  const { language } = play
  const graph = inkGraph(play.graph, state.ink)
  const begun = beginTurn({ ...play, graph, state, lore }, action)
  if ('code' in begun || isAside(begun)) return begun
  const turn = await goOnInInk(ports, begun)
  if ('code' in turn || isAside(turn)) return turn
  const telling = tellBuiltIn(ports, { ...turn, language })
  return { ...endTurn(turn, telling), graph: turn.graph, telling }
}

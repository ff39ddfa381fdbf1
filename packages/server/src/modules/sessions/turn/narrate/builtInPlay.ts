import type { StoryLanguage, TextModelKey } from '@kathasagar/story/vocabulary'
import { type InkScene, isPage, type StoryGraph } from '@kathasagar/story'
import { inkGraph } from '@kathasagar/engine/world/graphAt'
import { authoredNarration, narrate } from '@kathasagar/engine/narration/narrate'
import type { NarrationRequest, Narration } from '@kathasagar/engine/narration/narration'
import { type Action, type Aside, isAside } from '@kathasagar/engine/world/ruling'
import { beginStory, type StoryBeginning } from '@kathasagar/engine/turn/apply'
import { beginTurn, endTurn, type GameRules } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'
import { buildLexicon } from '@kathasagar/engine/text/lexicon'

import type { PlayContext } from '../../context.ts'
import { isRefusal, type Refusal } from '../../../../platform/call.ts'
import { runInSteps } from '../../../../platform/yieldToEventLoop.ts'
import { BUILT_IN } from '../../../models/index.ts'
import { continueInk, openingOfPage } from './continueInk.ts'

interface ToldStory {
  graph: StoryGraph
  language: StoryLanguage
}

interface BuiltInTelling extends Narration {
  /** Model that narrated. Null if it failed and only the author's text was used. */
  model_used: TextModelKey | null
}

function tellBuiltIn(
  { reportError }: Pick<PlayContext, 'reportError'>,
  turn: Omit<NarrationRequest, 'manner' | 'recent'>,
): BuiltInTelling {
  const request = { ...turn, manner: BUILT_IN, recent: [] }
  try {
    return { ...narrate(request), model_used: BUILT_IN }
  } catch (fault) {
    reportError(fault)
    return { ...authoredNarration(request), model_used: null }
  }
}

async function openingOf(
  { inkRunner }: Pick<PlayContext, 'inkRunner'>,
  graph: StoryGraph,
  seed: number,
): Promise<InkScene | Refusal | undefined> {
  const { program } = graph
  if (program === null) return undefined
  if (isPage(program)) return openingOfPage(graph, seed)
  return inkRunner.run({ compiled: program.compiled, from: null, seed })
}

export async function startBuiltInSession(
  ctx: Pick<PlayContext, 'reportError' | 'inkRunner'>,
  { graph: whole, language }: ToldStory,
  beginning: StoryBeginning,
) {
  const ink = await openingOf(ctx, whole, beginning.seed)
  if (isRefusal(ink)) return ink
  const graph = ink ? { ...inkGraph(whole, ink), start: ink.place } : whole
  const begun = beginStory(graph, beginning)
  const ruling = { kind: 'start' } as const
  const state: TurnState = ink ? { ...begun.state, ink } : begun.state
  const telling = tellBuiltIn(ctx, { graph, state, ruling, action: null, language })
  return { ...begun, graph, state, telling }
}

export const withQuestion = (state: TurnState, said: Aside): TurnState => {
  if (said.aside !== 'ask') return state
  const { choices, byNumber } = said
  return { ...state, asked: { choices, ...(byNumber && { byNumber }) } }
}

/** Plays one turn and deducts its XP from the state. Returns the graph after the turn. */
export async function playBuiltIn(
  ctx: Pick<PlayContext, 'reportError' | 'lore' | 'inkRunner'>,
  play: ToldStory & GameRules,
  state: TurnState,
  action: Action,
) {
  if (action.type === 'custom_action') await runInSteps(buildLexicon(play.graph))
  const { lore } = ctx
  const { language } = play
  const graph = inkGraph(play.graph, state.ink)
  const begun = beginTurn({ ...play, graph, state, lore }, action)
  if ('code' in begun || isAside(begun)) return begun
  const turn = await continueInk(ctx, begun)
  if ('code' in turn || isAside(turn)) return turn
  const telling = tellBuiltIn(ctx, { ...turn, language })
  return { ...endTurn(turn, telling), graph: turn.graph, telling }
}

import type { TestPlayAnswer, TestPlayRequest } from '@kathasagar/api/contract'
import { applySets, openGraph, type Sets, type StoryGraph, underRules } from '@kathasagar/story'
import { inkGraph } from '@kathasagar/engine/ink/inkGraph'
import { offersIn, worldOf } from '@kathasagar/engine/state/playWorld'
import { shownAt, withTyped } from '@kathasagar/engine/state/shownAt'
import type { Telling } from '@kathasagar/engine/storyteller/telling'
import { type Aside, isAside } from '@kathasagar/engine/turn/aside'
import type { TurnOutcome } from '@kathasagar/engine/turn/apply'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import type { Ruling } from '@kathasagar/engine/ruling/ruling'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import { explainRuling } from '@kathasagar/engine/turn/explainRuling'

import type { Call } from '../../platform/call.ts'
import type { Context } from '../../platform/context.ts'
import { isRefusal } from '../../services/refusal.ts'
import { declineWords } from '../../services/safety/declineWords.ts'
import {
  beginBuiltIn,
  parseAction,
  playBuiltIn,
  presentAside,
  typedOf,
  withAsked,
  wordsOf,
} from '../sessions/index.ts'
import { presentPlate } from '../pictures/index.ts'
import { presentWhy } from './presentWhy.ts'
import { reconcileState } from './reconcileState.ts'

const ON = { action_type: 'continue' } as const

function present(
  graph: StoryGraph,
  turn: TurnOutcome & { telling: Telling },
  xp_spent: number,
): TestPlayAnswer {
  const { state, xp_gained, telling, ending } = turn
  return {
    // The types differ only in what is readonly.
    state: state as TestPlayAnswer['state'],
    narrative: telling.narrative,
    setup: telling.setup,
    choices: state.offers.map(({ text }) => text),
    ...shownAt(graph, state),
    ...presentPlate(graph, state.node, null),
    node: state.node,
    current_xp: state.xp,
    xp_gained,
    xp_spent,
    ending: ending && { ...ending, turns: state.turn, xp_gained },
  }
}

/** Presents the turn at which the play stands, without telling it again. */
function stand(
  graph: StoryGraph,
  state: TurnState,
  said: Pick<TestPlayAnswer, 'declined' | 'hint' | 'asked' | 'why'>,
): TestPlayAnswer {
  const telling = { narrative: '', setup: null, choices: [] }
  return { ...present(graph, { state, xp_gained: 0, ending: null, telling }, 0), ...said }
}

type Action = NonNullable<TestPlayRequest['action']>

/** Explains how free words were understood. Pressed choices need no explanation. */
function whyOf(
  { lore }: Pick<Context, 'lore'>,
  place: { graph: StoryGraph; state: TurnState },
  action: Action,
  came: Ruling | Aside,
): Pick<TestPlayAnswer, 'why'> {
  if (action.action_type !== 'custom_action') return {}
  const heard = explainRuling({ ...place, lore, text: action.user_action }, came)
  return { why: presentWhy(place.graph, heard) }
}

/** Sets values that the author has chosen by hand, and opens the choices that follow from them. */
function setByHand(graph: StoryGraph, state: TurnState, sets: Sets): TurnState {
  const before = worldOf(graph, state)
  if (before === null) return state
  const world = applySets(graph.declared ?? {}, before, sets, state.turn)
  return { ...state, world, offers: offersIn(graph, world, state.node) }
}

/** Plays one turn of a story as it stands in a form: free, told by the built-in storyteller alone. */
export const testPlay: Call<'testPlay'> = async (ctx, { body: request }) => {
  const { language, game_config } = request
  const whole = openGraph(underRules(request.story_structure, game_config))
  const graph = inkGraph(whole, request.state?.ink)
  const play = { graph, language, ...rulesOf(game_config) }
  if (request.state === null) {
    const { start_at: start = graph.start, initial_xp: xp } = request
    if (!graph.has(start)) return { code: 'not_playable' }
    const beginning = { xp, seed: ctx.ids.newSeed() }
    const begun = await beginBuiltIn(ctx, { ...play, graph: { ...graph, start } }, beginning)
    return isRefusal(begun) ? begun : present(begun.graph, begun, 0)
  }

  const sent = reconcileState(graph, request.state)
  if (isRefusal(sent)) return sent
  const state = request.sets ? setByHand(graph, sent, request.sets) : sent
  if (request.sets && request.action === null) return stand(graph, state, {})
  const action = request.action ?? ON
  const words = [wordsOf(action), ...request.state.facts.map(({ what }) => what)].join('\n')
  const declined = await declineWords(ctx, { words, story: request, graph, where: 'test_play' })
  if (declined) return stand(graph, state, { declined })
  const from = withTyped(graph, state, typedOf(action))
  const turn = await playBuiltIn(ctx, play, from, parseAction(action))
  if ('code' in turn) return turn
  const why = whyOf(ctx, { graph, state }, action, isAside(turn) ? turn : turn.ruling)
  if (isAside(turn)) return stand(graph, withAsked(state, turn), { ...presentAside(turn), ...why })
  return { ...present(turn.graph, turn, turn.spent.xp), ...why }
}

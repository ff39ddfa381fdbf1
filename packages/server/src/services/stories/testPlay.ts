import type {
  Declined,
  Ending,
  TestPlayAction,
  TestPlayAnswer,
  TestPlayRequest,
} from '@kathasagar/api/contract'
import { priceAction } from '@kathasagar/api/contract/pricing'
import { openGraph, xpCosts, type StoryGraph } from '@kathasagar/api/rules'

import { applyTurn, beginStory, type TurnOutcome } from '../../engine/applyTurn.ts'
import { judge } from '../../engine/judge.ts'
import { payFor } from '../../engine/pricing.ts'
import type { AskedAction } from '../../engine/ruling.ts'
import type { Telling } from '../../engine/storyteller/telling.ts'
import type { TurnState } from '../../engine/turnState.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineWords } from '../safety/declineWords.ts'
import { tellBuiltIn } from '../sessions/turn/tellTurn.ts'
import { reconcileState } from './publication/reconcileState.ts'

const TELLER = 'kathakar'
const ON: TestPlayAction = { action_type: 'continue' }

function askedOf(action: TestPlayAction): AskedAction {
  switch (action.action_type) {
    case 'continue':
      return { type: 'continue', selected_choice: action.selected_choice }
    case 'custom_action':
      return { type: 'custom_action', text: action.user_action }
    case 'immerse':
      return { type: 'immerse' }
  }
}

/** What somebody typed who acts; choices are the author's words. */
export const typedIn = (action: TestPlayAction | null): string =>
  action?.action_type === 'custom_action' ? action.user_action : ''

const endingOf = ({ ending, state, xp_gained }: TurnOutcome): Ending | null =>
  ending && { ...ending, turns: state.turn, xp_gained }

function present(
  { narrative, setup }: Telling,
  outcome: TurnOutcome,
  xp_spent: number,
): TestPlayAnswer {
  const { state, xp_gained } = outcome
  return {
    // The engine's state is the contract's, but for what may not be changed.
    state: state as TestPlayAnswer['state'],
    narrative,
    setup,
    choices: state.offers.map(({ text }) => text),
    node: state.node,
    current_xp: state.xp,
    xp_gained,
    xp_spent,
    ending: endingOf(outcome),
  }
}

/** The turn that the play stands at, of which nothing is told again. */
function stand(state: TurnState, declined: Declined): TestPlayAnswer {
  const outcome = { state, xp_gained: 0, ending: null }
  return { ...present({ narrative: '', setup: null, choices: [] }, outcome, 0), declined }
}

async function begin(ports: Ports, graph: StoryGraph, request: TestPlayRequest) {
  const { start_at: start = graph.start, initial_xp: xp, language } = request
  if (!graph.has(start)) return { code: 'not_playable' } satisfies Refusal
  const begun = beginStory({ ...graph, start }, { xp, seed: ports.ids.newSeed() })
  const { telling } = await tellBuiltIn(ports, {
    graph,
    state: begun.state,
    ruling: { kind: 'start' },
    action: null,
    language,
    manner: TELLER,
    recent: [],
  })
  return present(telling, begun, 0)
}

async function goOn(ports: Ports, graph: StoryGraph, state: TurnState, request: TestPlayRequest) {
  const { game_config, language } = request
  const action = askedOf(request.action ?? ON)
  const ruling = judge({ graph, state, action, rankChoices: ports.rankChoices })
  if ('code' in ruling) return ruling

  const costs = xpCosts(game_config.commands)
  const price =
    ruling.kind === 'point'
      ? { xp: 0, credits: 0 }
      : priceAction({ type: action.type, xp: state.xp, costs, modelCredits: 0 })
  const paid = payFor(price, { xp: state.xp, credits: 0 })
  if ('code' in paid) return paid

  const { telling } = await tellBuiltIn(ports, {
    graph,
    state,
    ruling,
    action,
    language,
    manner: TELLER,
    recent: [],
  })
  const multiplier = game_config.xp_gain_multiplier
  const turn = { xp: price.xp, multiplier, choices: telling.choices }
  return present(telling, applyTurn(graph, state, ruling, turn), price.xp)
}

/** Plays one turn of a story as it stands in a form: free, told by the built-in storyteller alone. */
export async function testPlay(
  ports: Ports,
  request: TestPlayRequest,
): Promise<TestPlayAnswer | Refusal> {
  const graph = openGraph(request.story_structure)
  if (request.state === null) return begin(ports, graph, request)
  const state = reconcileState(graph, request.state)
  if (isRefusal(state)) return state
  const words = [typedIn(request.action), ...request.state.facts].join('\n')
  const declined = await declineWords(ports, { words, story: request, where: 'test_play' })
  return declined ? stand(state, declined) : goOn(ports, graph, state, request)
}

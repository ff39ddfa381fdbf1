import type { Model, RetellAction } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import { improvisedGraph } from '@kathasagar/engine/improvise/graphAt'
import { inkGraph } from '@kathasagar/engine/ink/inkGraph'
import { withoutRemoved } from '@kathasagar/engine/memory/removedFacts'
import { withTyped } from '@kathasagar/engine/state/shownAt'
import { retakeTurn, rulesOf, type BegunTurn } from '@kathasagar/engine/turn/playTurn'
import { shortageOf } from '@kathasagar/engine/turn/price'
import { modelsHere } from '../../../modules/models/index.ts'
import type { Ports } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredTurn } from '../ports.ts'
import { mayRetell } from '../state/variants.ts'
import { actionIn } from './parseAction.ts'
import type { TurnContext } from './playPorts.ts'
import { suggestModels } from './suggestModels.ts'

/** A turn that is told once more. */
export interface Retold {
  as: RetellAction
  /** The turn in the telling that the session stands at. */
  head: StoredTurn
}

interface Asked {
  as: RetellAction
  graph: StoryGraph
  /** Who is to tell it. */
  model: Model
}

export interface BegunRetelling {
  graph: StoryGraph
  /** The turn as it was begun; its price is that of another telling. */
  turn: BegunTurn
  /** What it was played from. */
  base: StoredTurn
  typed: Readonly<Record<string, string>>
  retold: Retold
}

/** The graph as the turn was played in it: between two scenes of a program, or in one of a model's. */
function graphFrom(whole: StoryGraph, base: StoredTurn, head: StoredTurn): StoryGraph {
  const { node, ink, improvised } = base.state
  const graph = inkGraph(whole, ink, head.state.ink)
  return improvised ? improvisedGraph(graph, node, improvised) : graph
}

const NOTHING: Refusal = { code: 'nothing_to_retell' }

/**
 * Begins the turn that a session stands at once more, by the ruling that was kept with it: whatever
 * was judged or drawn by chance stays as it was. Only a connected storyteller has other words for it.
 */
export async function beginRetelling(
  ports: Ports,
  { as, graph: whole, model }: Asked,
  { base: head, story, removed, wallet }: TurnContext,
): Promise<BegunRetelling | Refusal> {
  const { ruling, typed = {} } = head.note ?? {}
  const isConnected = ports.modelStates.providerOf(model.model_key) !== null
  if (!ruling || head.parent_id === null || !isConnected || !mayRetell(head).includes(as)) {
    return NOTHING
  }
  const price = { xp: 0, credits: model.credit_cost }
  const shortage = shortageOf(price, wallet)
  if (shortage) {
    const connected = modelsHere(ports).text.filter((one) => one.provider_model !== undefined)
    return suggestModels(shortage, model, { text: connected, image: [] }, false)
  }
  const base = await ports.store.repositories.turns.findTurn(head.parent_id, head.user_id)
  if (base === undefined) throw new Error(`There is no turn ${head.parent_id}`)

  const graph = graphFrom(whole, base, head)
  const state = withTyped(graph, withoutRemoved(graph, base.state, removed), typed)
  const place = { graph, state, ...rulesOf(story.game_config), lore: ports.lore }
  const turn = retakeTurn(place, { action: actionIn(head.action), ruling }, price)
  return { graph: whole, turn, base, typed, retold: { as, head } }
}

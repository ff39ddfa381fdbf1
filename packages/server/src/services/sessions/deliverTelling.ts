import type { Model } from '@kathasagar/api/contract'

import { applyTurn } from '../../engine/applyTurn.ts'
import { ANSWERS_REMEMBERED } from '../../engine/storyteller/voice.ts'
import type { Ports } from '../ports.ts'
import type { Claim } from './claimAction.ts'
import type { Delivery } from './finishAction.ts'
import type { ToldTurn } from './ports.ts'
import { NOTHING_TOLD } from './presentAction.ts'
import { tellerOf, tellTurn } from './tellTurn.ts'

/** What was told lately, an answer each, so that none of it is told again. */
const recentOf = (path: readonly ToldTurn[]) =>
  path
    .map(({ answer }) => [answer.narrative, answer.setup].filter(Boolean).join('\n\n'))
    .filter(Boolean)
    .slice(-ANSWERS_REMEMBERED)

const costOf = (key: string | null, models: readonly Model[]) =>
  models.find(({ model_key }) => model_key === key)?.credit_cost ?? 0

/** Has a claimed turn told and works out what comes of it. */
export async function deliverTelling(
  ports: Ports,
  claim: Claim,
  path: readonly ToldTurn[],
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Delivery> {
  const { graph, base, ruling, asked, model, price, story } = claim
  const request = {
    graph,
    ruling,
    state: base.state,
    action: asked,
    language: story.language,
    manner: tellerOf(model.model_key),
    recent: recentOf(path),
  }
  const { telling, model_used } = await tellTurn(ports, request, onText, signal)
  const outcome = applyTurn(graph, base.state, ruling, {
    xp: price.xp,
    multiplier: story.game_config.xp_gain_multiplier ?? 1,
    choices: telling.choices,
  })
  return {
    answer: {
      ...NOTHING_TOLD,
      narrative: telling.narrative || null,
      setup: telling.setup,
      // What can be picked is what the state offers, whatever the storyteller wrote.
      choices: outcome.state.offers.map((offer) => offer.text),
    },
    outcome,
    model_used,
    spent: {
      xp: price.xp,
      credits: Math.min(price.credits, costOf(model_used, ports.models.text)),
    },
    picture: null,
  }
}

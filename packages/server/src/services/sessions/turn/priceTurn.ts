import type { Model, ModelList, SuggestedModel } from '@kathasagar/api/contract'
import { priceAction } from '@kathasagar/api/contract/pricing'
import { xpCosts } from '@kathasagar/api/rules'

import { payFor } from '../../../engine/pricing.ts'
import type { AskedAction, Ruling } from '../../../engine/ruling.ts'
import type { Wallet } from '../../ledgerPort.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredGameConfig } from '../../stories/ports.ts'

interface PricedTurn {
  asked: AskedAction
  ruling: Ruling
  model: Model
  wallet: Wallet
  config: StoredGameConfig
  models: ModelList
}

/** What a turn takes, or why the wallet does not allow it. */
export function priceTurn(turn: PricedTurn): Wallet | Refusal {
  const { asked, ruling, model, wallet, config, models } = turn
  // Words that ask for what a button does are only pointed there: nothing is told, nothing is paid.
  if (ruling.kind === 'point') return { xp: 0, credits: 0 }

  const price = priceAction({
    type: asked.type,
    xp: wallet.xp,
    costs: xpCosts(config.commands),
    modelCredits: model.credit_cost,
  })
  const left = payFor(price, wallet)
  if (!('code' in left)) return price
  if (left.code === 'not_enough_xp') return left
  return {
    ...left,
    model_requested: model.model_key,
    suggested_alternatives: affordable(models, model, wallet.credits),
  }
}

/** Other models of the same kind that the wallet still allows, dearest first. */
function affordable(models: ModelList, model: Model, credits: number): SuggestedModel[] {
  const kind = models.text.includes(model) ? models.text : models.image
  return kind
    .filter((other) => other !== model && other.credit_cost <= credits)
    .toSorted((a, b) => b.credit_cost - a.credit_cost)
    .map(({ model_key, display_name, credit_cost }) => ({ model_key, display_name, credit_cost }))
}

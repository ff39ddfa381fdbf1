import type { ModelTry, TriedModel } from '@kathasagar/api/contract'

import type { TellRequest } from '@kathasagar/engine/storyteller/telling'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { consumeStream } from '../sessions/turn/consumeStream.ts'
import { providerFaultOf } from '../sessions/turn/modelFault.ts'
import { isWhole } from '../sessions/turn/tellTurn.ts'
import { meterUse } from '../spending/meterUse.ts'
import { modelsHere } from './here/modelsHere.ts'
import { beginTry } from './setup/beginTry.ts'

/** As long as a turn of play may take to be told. */
const TELLING_MS = 60_000

/** Has the request told, and measures how long that takes. */
async function tellTimed({ textModels }: Ports, request: TellRequest) {
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  let first_words_ms: number | null = null
  const model = textModels(request.manner)
  const limit = AbortSignal.timeout(model.withinMs ?? TELLING_MS)
  const telling = await consumeStream(model, request, limit, () => {
    first_words_ms ??= passed()
  })
  if (!isWhole(telling, request)) throw new Error(`${request.manner} gave no whole answer`)
  return { narrative: telling.narrative, first_words_ms, told_ms: passed() }
}

/**
 * Has a scene of a story told by the model behind one of our names, and by no fallback if that one
 * fails. Stores nothing but the cost, and nobody pays.
 */
export async function tryModel(ports: Ports, asked: ModelTry): Promise<TriedModel | Refusal> {
  const request = await beginTry(ports, asked)
  if (isRefusal(request)) return request
  const key = request.manner
  // A model that is left alone is asked all the same: whether that helps is what a try is for.
  ports.modelRegistry.endRests()
  const { done, metered } = meterUse(ports, asked.story_id, () => tellTimed(ports, request))
  try {
    const told = await done
    ports.bus.tell({ kind: 'models_changed' })
    const { input_tokens, cached_tokens, output_tokens, cost_micros } = metered
    const model = modelsHere(ports).text.find(({ model_key }) => model_key === key)
    return {
      ...told,
      told_by: ports.modelStates.providerModelOf(key),
      input_tokens,
      cached_tokens,
      output_tokens,
      cost_micros,
      credits: model?.credit_cost ?? 0,
    }
  } catch (fault) {
    ports.reportFault(fault)
    return { code: 'storyteller_unreachable', provider_fault: providerFaultOf(fault) }
  }
}

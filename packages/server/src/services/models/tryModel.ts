import type { ModelTry, TriedModel } from '@kathasagar/api/contract'

import type { TellRequest } from '@kathasagar/engine/storyteller/telling'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { consumeStream } from '../sessions/turn/consumeStream.ts'
import { openEventFeed, type EventFeed, type FeedEvent } from '../sessions/turn/eventFeed.ts'
import { providerFaultOf } from '../sessions/turn/modelFault.ts'
import { isWhole } from '../sessions/turn/tellTurn.ts'
import { meterUse } from '../spending/meterUse.ts'
import { modelsHere } from './here/modelsHere.ts'
import { beginTry } from './setup/beginTry.ts'

/** As long as a turn of play may take to be told. */
const TELLING_MS = 60_000

type TryEnd = TriedModel | Refusal

/** A try that is being told. */
export interface RunningTry {
  events: AsyncIterable<FeedEvent<TryEnd>>
  /** Nobody listens any more: the model is told to stop. */
  abandon: () => void
}

interface Telling {
  request: TellRequest
  onText: (text: string) => void
  signal: AbortSignal
}

/** Has the request told, and measures how long that takes. */
async function tellTimed({ textModels }: Ports, { request, onText, signal }: Telling) {
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  let first_words_ms: number | null = null
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TELLING_MS)])
  const telling = await consumeStream(textModels(request.manner), request, limit, (text) => {
    first_words_ms ??= passed()
    onText(text)
  })
  if (!isWhole(telling, request)) throw new Error(`${request.manner} gave no whole answer`)
  return { narrative: telling.narrative, first_words_ms, told_ms: passed() }
}

/** What a provider did wrong, said to whoever can do something about it. */
function refusalOf(ports: Ports, fault: unknown): Refusal {
  ports.reportFault(fault)
  return { code: 'storyteller_unreachable', provider_fault: providerFaultOf(fault) }
}

async function tellTry(ports: Ports, story_id: string, telling: Telling): Promise<TryEnd> {
  const key = telling.request.manner
  // A model that is left alone is asked all the same: whether that helps is what a try is for.
  ports.modelRegistry.endRests()
  const { done, metered } = meterUse(ports, story_id, () => tellTimed(ports, telling))
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
    return refusalOf(ports, fault)
  }
}

/** Tells into a feed until it ends or nobody listens. */
function run(ports: Ports, feed: EventFeed<TryEnd>, story_id: string, request: TellRequest) {
  const leaving = new AbortController()
  const telling = { request, onText: feed.delta, signal: leaving.signal }
  void tellTry(ports, story_id, telling).then(feed.end)
  return { events: feed.read(0), abandon: () => leaving.abort() } satisfies RunningTry
}

/**
 * Has a scene of a story told by the model behind one of our names, and by no other where that one
 * fails. Nothing of it is kept but what it has cost, and nobody pays.
 */
export async function tryModel(ports: Ports, asked: ModelTry): Promise<RunningTry | Refusal> {
  const request = await beginTry(ports, asked)
  if (isRefusal(request)) return request
  return run(ports, openEventFeed<TryEnd>(), asked.story_id, request)
}

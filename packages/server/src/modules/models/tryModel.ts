import type { ModelTestResult } from '@kathasagar/api/contract'
import type { NarrationRequest } from '@kathasagar/engine/narration/narration'
import { isAside } from '@kathasagar/engine/world/ruling'
import { beginTurn, rulesOf } from '@kathasagar/engine/turn/playTurn'
import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import { type Call, formRefusal, isRefusal, type Refusal } from '../../platform/call.ts'
import type { ModelContext } from './context.ts'
import {
  type PlayContext,
  startBuiltInSession,
  canonOf,
  consumeStream,
  continueInk,
  hasNarration,
  providerErrorName,
} from '../sessions/index.ts'
import { declineWords } from '../safety/index.ts'
import { findStory } from '../catalogue/index.ts'
import { meterUse } from './meterUse.ts'
import { modelsHere } from './modelsOfUser.ts'

/** Time limit for the narration, in ms. It is the same as in a turn. */
const TELLING_MS = 60_000
/** Wallet of a test call, which is free. */
const RICH = { xp: Number.MAX_SAFE_INTEGER, credits: 0 }
const REFUSED: Refusal = { code: 'content_refused' }

async function requestOf(
  ctx: PlayContext,
  { model_key: model, story_id, scene, words = '' }: ModelTestResult,
): Promise<NarrationRequest | Refusal> {
  const manner = TEXT_MODEL_KEYS.find((key) => key === model)
  if (!manner) return formRefusal('model_key', 'modelTellsNothing')
  const story = await findStory(ctx.db, story_id)
  if (!story || story.current_version_id === null) return { code: 'story_not_found' }
  const { game_config, language, initial_xp } = story
  const whole = await ctx.graphs(story.current_version_id, game_config)
  if (scene !== undefined && !whole.has(scene)) return { code: 'not_found' }
  const beginning = { xp: initial_xp, seed: ctx.ids.newSeed() }
  const started = scene === undefined ? whole : { ...whole, start: scene }
  const begun = await startBuiltInSession(ctx, { graph: started, language }, beginning)
  if (isRefusal(begun)) return begun
  const shared = { language, manner, canon: canonOf(story) }
  const { graph, state, telling } = begun
  if (words.trim() === '') {
    const ruling = { kind: 'start' } as const
    return { ...shared, graph, state, ruling, action: null, recent: [], past: [] }
  }

  const declined = await declineWords(ctx, { words, story, graph, where: 'test_play', model })
  if (declined) return REFUSED
  const rules = { ...rulesOf(game_config), lore: ctx.lore, hasJudge: true }
  const said = { type: 'custom_action', text: words } as const
  const turn = beginTurn({ graph, state, ...rules }, said, { wallet: RICH, modelCredits: 0 })
  if (isAside(turn) || 'code' in turn) return REFUSED
  const entered = await continueInk(ctx, turn)
  if (isAside(entered)) return REFUSED
  if (isRefusal(entered)) return entered
  const told = telling.narrative
  const { action, ruling } = entered
  const past = [{ deed: null, told, note: null }]
  const at = { graph: entered.graph, state: entered.state }
  return { ...shared, ...at, ruling, action, recent: [told], past }
}

async function tellTimed(
  { textModels }: Pick<ModelContext, 'textModels'>,
  request: NarrationRequest,
) {
  const began = performance.now()
  const passed = () => Math.round(performance.now() - began)
  let first_words_ms: number | null = null
  const model = textModels(request.manner)
  const limit = AbortSignal.timeout(model.withinMs ?? TELLING_MS)
  const telling = await consumeStream(model, request, limit, () => {
    first_words_ms ??= passed()
  })
  if (!hasNarration(telling, request)) throw new Error(`${request.manner} gave no whole answer`)
  return { narrative: telling.narrative, first_words_ms, told_ms: passed() }
}

export const tryModel: Call<'tryModel', PlayContext> = async (ctx, { body }) => {
  const request = await requestOf(ctx, body)
  if (isRefusal(request)) return request
  const key = request.manner
  // Ends pauses after failures, so that the test calls the provider in any case.
  ctx.modelRegistry.endRests()
  const { done, metered } = meterUse(ctx, { user_id: null, story_id: body.story_id }, () =>
    tellTimed(ctx, request),
  )
  try {
    const told = await done
    ctx.bus.tell({ kind: 'models_changed' })
    const { input_tokens, cached_tokens, output_tokens, cost_micros } = metered
    const model = modelsHere(ctx).text.find(({ model_key }) => model_key === key)
    return {
      ...told,
      model_used: ctx.modelStates.providerModelOf(key),
      input_tokens,
      cached_tokens,
      output_tokens,
      cost_micros,
      credits: model?.credit_cost ?? 0,
    }
  } catch (fault) {
    ctx.reportError(fault)
    return { code: 'storyteller_unreachable', provider_fault: providerErrorName(fault) }
  }
}

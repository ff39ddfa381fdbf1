import { untilAborted } from '@kathasagar/api/runtime/withDeadline'
import { improvScope } from '@kathasagar/engine/improvise/improvise'
import { isAside, type Aside } from '@kathasagar/engine/world/ruling'
import { questionOf } from '@kathasagar/engine/turn/decide'
import { applyModelVerdict, type BegunTurn } from '@kathasagar/engine/turn/playTurn'

import type { PlayContext } from '../../context.ts'
import type { PathTurn } from '../../sessionTypes.ts'
import type { Turn } from '../turn.ts'
import { requestOf } from './deliverNarration.ts'
import { countFailedCall } from './modelError.ts'
import type { TextModel, TextModels } from './modelPorts.ts'
import { storytellerOf } from './narrateWithFallbacks.ts'

export const JUDGING_MS = 6000

type Judge = NonNullable<TextModel['judge']>

export function judgeOf(
  { textModels, modelStates }: Pick<PlayContext, 'textModels' | 'modelStates'>,
  { model_key }: Pick<Turn['model'], 'model_key'>,
): Judge | null {
  if (modelStates.isDisabled(model_key)) return null
  return textModels(storytellerOf(model_key)).judge ?? null
}

/** Waits for a judgement of a model. If it is late, throws a string, which is logged without a stack. */
export async function awaitJudgement<Judgement>(
  ask: (limit: AbortSignal) => Promise<Judgement>,
  signal: AbortSignal,
  ms = JUDGING_MS,
): Promise<Judgement> {
  const patience = new AbortController()
  const late = `A model did not judge within ${ms / 1000} s. The turn went on without it.`
  // A timeout signal would count a slow judgement as a fault of the provider.
  const timer = setTimeout(() => patience.abort(late), ms)
  const limit = AbortSignal.any([signal, patience.signal])
  try {
    return await untilAborted(ask(limit), limit)
  } finally {
    clearTimeout(timer)
  }
}

/** Asks the connected model how to interpret uncertain free text. Starts the narration at the same time. */
export async function settleRuling(
  ctx: PlayContext,
  { turn, path, signal }: { turn: Turn; path: readonly PathTurn[]; signal: AbortSignal },
): Promise<{ begun: BegunTurn | Aside; ahead: TellingAhead | null }> {
  const { begun, model } = turn
  const question = questionOf(begun.reading)
  const judge = judgeOf(ctx, model)
  if (question === null || judge === null) return { begun, ahead: null }

  const request = requestOf(turn, path)
  const hearing = awaitJudgement((limit) => judge(question, request, limit), signal)
    .then((verdict) => applyModelVerdict(begun, verdict))
    .catch((fault: unknown) => {
      ctx.reportError(fault)
      return begun
    })
  const ahead = tellAhead(ctx, turn, path, signal)
  const ruled = await hearing
  // The same code creates both rulings. Therefore, their fields have the same order.
  const isSame = !isAside(ruled) && JSON.stringify(ruled.ruling) === JSON.stringify(begun.ruling)
  if (isSame) return { begun, ahead }
  ahead?.drop()
  if (ahead && isAside(ruled)) await countFailedCall(ctx, turn)
  return { begun: ruled, ahead: null }
}

interface TellingAhead {
  textModels: TextModels
  drop: () => void
}

/** Starts to narrate the ruling of the rules. Returns null for Ink, and if the model may improvise. */
function tellAhead(
  ctx: PlayContext,
  turn: Turn,
  path: readonly PathTurn[],
  signal: AbortSignal,
): TellingAhead | null {
  const { begun, model, story } = turn
  if (begun.graph.program !== null || improvScope(begun, story.game_config.improvise)) return null
  // If the provider is paused, the classification may be its trial call.
  if (ctx.modelStates.isDisabled(model.model_key)) return null
  const teller = storytellerOf(model.model_key)
  const dropping = new AbortController()
  const limit = AbortSignal.any([signal, dropping.signal])
  const prose = ctx.textModels(teller).tell(requestOf(turn, path), limit)
  const first = prose.next()
  // Without a handler, a rejection would end the process if nobody reads the narration.
  first.catch(() => undefined)
  const drop = () => {
    dropping.abort(new Error('Another telling is wanted'))
    prose.return(undefined as never).catch(() => undefined)
  }

  async function* goOn(listening: AbortSignal) {
    listening.addEventListener('abort', drop, { once: true })
    let piece = await first
    for (; !piece.done; piece = await prose.next()) yield piece.value
    return piece.value
  }
  const textModels: TextModels = (key, whose) => {
    const asked = ctx.textModels(key, whose)
    if (key !== teller || whose !== undefined) return asked
    return { ...asked, tell: (_request, listening) => goOn(listening) }
  }
  return { textModels, drop }
}

import { untilAborted } from '@kathasagar/api/runtime/withDeadline'

import { questionOf } from '../../../engine/turn/interpret.ts'
import { heedVerdict, type BegunTurn } from '../../../engine/turn/playTurn.ts'
import type { Question } from '../../../engine/turn/verdict.ts'
import type { Ports } from '../../ports.ts'
import type { Claim } from './claimAction.ts'
import type { TextModel } from './modelPorts.ts'
import { tellerOf } from './fallbackChain.ts'

/** For so long a model may think about what words mean; then the rules decide. */
const JUDGING_MS = 6000

type Judge = NonNullable<TextModel['judge']>

/** Asks once and waits no longer than that; a model may ignore the signal. */
async function hearVerdict(judgeBy: Judge, question: Question, signal: AbortSignal) {
  const patience = new AbortController()
  // By no timeout signal: being too slow for this does not speak against the provider.
  const timer = setTimeout(() => patience.abort(new Error('No verdict in time')), JUDGING_MS)
  const limit = AbortSignal.any([signal, patience.signal])
  try {
    return await untilAborted(judgeBy(question, limit), limit)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Has free words judged by the connected model that will tell the turn, where the rules alone are
 * not certain. It changes no price: every free action costs the same, and words that only point to
 * a button are certain. Without an answer, or a usable one, the ruling of the claim stands.
 */
export async function settleRuling(
  { textModels, modelStates, reportFault }: Ports,
  { turn, model }: Claim,
  signal: AbortSignal,
): Promise<BegunTurn> {
  const question = questionOf(turn)
  const teller = textModels(tellerOf(model.model_key))
  if (question === null || !teller.judge || modelStates.isDisabled(model.model_key)) return turn

  try {
    return heedVerdict(turn, await hearVerdict(teller.judge, question, signal))
  } catch (fault) {
    reportFault(fault)
    return turn
  }
}

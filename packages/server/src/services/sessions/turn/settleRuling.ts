import { untilAborted } from '@kathasagar/api/runtime/withDeadline'

import type { Ruling } from '@kathasagar/engine/ruling/ruling'
import { questionOf } from '@kathasagar/engine/turn/judged'
import { isAside, type Aside } from '@kathasagar/engine/turn/aside'
import { heedVerdict, type BegunTurn } from '@kathasagar/engine/turn/playTurn'
import type { JudgedTurn, Question } from '@kathasagar/engine/turn/verdict'
import type { Ports } from '../../ports.ts'
import type { PathTurn } from '../ports.ts'
import type { Claim } from './claimAction.ts'
import { pastOf } from './pastOf.ts'
import type { TextModel } from './modelPorts.ts'
import { tellerOf } from './fallbackChain.ts'
import { countFault, isOverFaultQuota } from './faultQuota.ts'
import { tellAhead, type TellingAhead } from './tellAhead.ts'

/** For so long a model may think about what words mean; then the rules decide. */
const JUDGING_MS = 6000

/** So many turns before the words are told to who judges. */
const TURNS_JUDGED = 2

/** A turn as who judges is told of it; what was struck is not. */
function judgedTurn(turn: PathTurn): JudgedTurn {
  const { deed, told } = pastOf(turn)
  return { did: deed ?? '', told }
}

type Judge = NonNullable<TextModel['judge']>

/** The connected model that judges the words of a turn that it will tell, if it is one and well. */
export function judgeOf(
  { textModels, modelStates }: Pick<Ports, 'textModels' | 'modelStates'>,
  { model_key }: Pick<Claim['model'], 'model_key'>,
): Judge | null {
  if (modelStates.isDisabled(model_key)) return null
  return textModels(tellerOf(model_key)).judge ?? null
}

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

/** Both are made by the same rules, with their fields in one order. */
const isSame = (one: Ruling, other: Ruling) => JSON.stringify(one) === JSON.stringify(other)

/** What a turn is, and what was begun of its telling meanwhile. */
export interface Settled {
  turn: BegunTurn | Aside
  ahead: TellingAhead | null
}

/**
 * Has free words judged by the connected model that will tell the turn, where the rules alone are
 * not certain; it begins to tell meanwhile. It changes no price: every free action costs the same. Without
 * an answer, or a usable one, the ruling of the claim stands. It may also want the player to be asked
 * which choice they mean: then there is no turn, and a telling that was begun counts as a spoilt one.
 * Who has spoilt too many today is judged by the rules.
 */
export async function settleRuling(
  ports: Ports,
  claim: Claim,
  path: readonly PathTurn[],
  signal: AbortSignal,
): Promise<Settled> {
  const { turn, model } = claim
  const question = questionOf(turn, path.slice(-TURNS_JUDGED).map(judgedTurn))
  const judge = judgeOf(ports, model)
  if (question === null || judge === null) return { turn, ahead: null }
  if (await isOverFaultQuota(ports, claim)) return { turn, ahead: null }

  const hearing = hearVerdict(judge, question, signal)
    .then((verdict) => heedVerdict(turn, verdict))
    .catch((fault: unknown) => {
      ports.reportFault(fault)
      return turn
    })
  const ahead = tellAhead(ports, claim, path, signal)
  const settled = await hearing
  if (!isAside(settled) && isSame(settled.ruling, turn.ruling)) return { turn, ahead }
  ahead?.drop()
  if (ahead && isAside(settled)) await countFault(ports, claim)
  return { turn: settled, ahead: null }
}

import type { Ports } from '../../ports.ts'
import { isRefusal } from '../../refusal.ts'
import type { Metered, TurnRecord } from '../../telemetry.ts'
import type { ActionOutcome } from './runningTurns.ts'

const NOTHING_ASKED: Metered = {
  calls: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  pictures: 0,
  cost_micros: null,
}

const outcomeOf = (outcome: ActionOutcome) =>
  isRefusal(outcome)
    ? { outcome: outcome.code, told_by: null, fallback: null, credits: 0 }
    : {
        outcome: 'told' as const,
        told_by: outcome.model_used,
        fallback: outcome.fallback?.code ?? null,
        credits: outcome.credits_consumed,
      }

interface Told extends Pick<TurnRecord, 'action' | 'model' | 'ms' | 'first_words_ms'> {
  outcome: ActionOutcome
  /** What it has asked of providers; nothing unless said. */
  metered?: Metered
}

/** Tells the operator how a turn went. */
export function recordTurn(
  { telemetry, modelStates }: Pick<Ports, 'telemetry' | 'modelStates'>,
  { action, model, outcome, metered = NOTHING_ASKED, ...times }: Told,
): void {
  telemetry.turn({
    action,
    model,
    provider: modelStates.providerOf(model),
    ...outcomeOf(outcome),
    ...times,
    ...metered,
  })
}

import { NOTHING_USED } from '../../../domain/useSums.ts'
import type { Ports } from '../../ports.ts'
import { isRefusal } from '../../refusal.ts'
import type { Metered, TurnRecord } from '../../telemetry.ts'
import type { ActionOutcome } from './runningTurns.ts'

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
  { action, model, outcome, metered = NOTHING_USED, ...times }: Told,
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

import { DAY_MS, type ErrorCode, type ProviderFaultName } from '@kathasagar/api/contract'

import { addHits } from '../../../../platform/rateLimits.ts'
import type { Refusal } from '../../../../platform/call.ts'
import type { PlayContext } from '../../context.ts'
import { recordRateLimited } from '../../../audit/index.ts'
import type { Turn } from '../turn.ts'
import type { ModelStates } from './modelPorts.ts'

const MODEL_FAULT_CODES = [
  'content_refused',
  'daily_limit_reached',
  'answer_cut_off',
  'answer_unreadable',
  'model_missing',
  'own_key_failed',
  'story_too_long',
  'storyteller_busy',
  'storyteller_misconfigured',
  'storyteller_unreachable',
  'storyteller_timeout',
] as const satisfies readonly ErrorCode[]

export type ModelFaultCode = (typeof MODEL_FAULT_CODES)[number]

/** Error of a provider's adapter. It contains no text of the player or the model. */
export interface ModelFault extends Error {
  readonly code: ModelFaultCode
  readonly told: ProviderFaultName
  /** Seconds until the provider can be called again. */
  readonly retryAfter: number | undefined
  /** True if the provider is down. False if only this call failed. */
  readonly isOutage: boolean
  /** True if the call was aborted because the model revealed its prompt. */
  readonly isLeak: boolean
  /** True if the operator's provider failed, not the player's own. */
  readonly isOurs: boolean
  /** True if the provider does not charge for the call. */
  readonly isFree: boolean
}

export interface NarrationFault {
  code: ModelFaultCode
  retryAfter?: number | undefined
  isOutage: boolean
  isOurs?: boolean
}

const isModelFault = (fault: unknown): fault is ModelFault =>
  fault instanceof Error &&
  'code' in fault &&
  'isOutage' in fault &&
  MODEL_FAULT_CODES.some((code) => code === fault.code)

const isTooLate = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'TimeoutError'

export function providerFaultOf(fault: unknown): ProviderFaultName {
  if (isModelFault(fault)) return fault.told
  return isTooLate(fault) ? 'too_slow' : 'failed'
}

const isLeak = (fault: unknown): boolean => isModelFault(fault) && fault.isLeak

const isCostly = (fault: unknown): boolean =>
  isTooLate(fault) || (isModelFault(fault) && !fault.isFree)

/** Hides the details of a fault of the player's own provider. */
export const hideOwnFault = <Fault extends NarrationFault | null>(
  fault: Fault,
  { isOwn }: Pick<ModelStates, 'isOwn'>,
  key: string,
): Fault =>
  fault && fault.isOurs !== true && isOwn(key) ? { ...fault, code: 'own_key_failed' } : fault

/** Returns the fault to show to players. An unknown error counts as `storyteller_unreachable`. */
export function narrationFaultOf(fault: unknown): NarrationFault {
  if (isModelFault(fault)) return fault
  return isTooLate(fault)
    ? { code: 'storyteller_timeout', isOutage: true }
    : { code: 'storyteller_unreachable', isOutage: false }
}

/** Returns the refusal for a fault if there is no built-in fallback. */
export const refusalOf = ({ code, retryAfter }: NarrationFault): Refusal => ({
  code: code === 'daily_limit_reached' ? 'ai_limit_reached' : code,
  ...(retryAfter !== undefined && { retry_after: retryAfter }),
})

/** Maximum number of faults per player and day. Fewer happen by chance. */
const MOST_A_DAY = 20

export const countAgainstFaultQuota = (
  { db, clock }: Pick<PlayContext, 'db' | 'clock'>,
  userId: string,
  times: number,
) => addHits(db, `spoilt:${userId}`, DAY_MS, clock.now(), times)

export async function isOverFaultQuota(
  ctx: PlayContext,
  { model, session }: Turn,
): Promise<boolean> {
  const { model_key } = model
  const { providerOf, isOwn } = ctx.modelStates
  if (providerOf(model_key) === null || isOwn(model_key)) return false
  const { hits } = await countAgainstFaultQuota(ctx, session.user_id, 0)
  return hits >= Math.ceil(MOST_A_DAY * ctx.rateLimitFactor)
}

export async function countFault(ctx: PlayContext, { session, model }: Turn): Promise<void> {
  if (ctx.modelStates.isOwn(model.model_key)) return
  await countAgainstFaultQuota(ctx, session.user_id, 1)
}

/** Collects the faults of a turn. `keep` counts faults that cost money, and records that a prompt leaked. */
export function watchFaults(ctx: PlayContext, turn: Turn) {
  const faults: unknown[] = []
  return {
    reportFault: (fault: unknown) => {
      faults.push(fault)
      ctx.reportFault(fault)
    },
    keep: async () => {
      if (faults.some(isLeak)) {
        const { session, story, model } = turn
        const target = { kind: 'story', id: story.id }
        const after = { model: model.model_key }
        const event = {
          actor_id: session.user_id,
          act: 'guidance_withheld',
          target,
          after,
        } as const
        await recordRateLimited(ctx.db, `${session.user_id}:${story.id}`, event, ctx.clock.now())
      }
      if (faults.some(isCostly)) await countFault(ctx, turn)
    },
  }
}

import { DAY_MS, type ErrorCode, type ProviderErrorName } from '@kathasagar/api/contract'

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

export type ModelErrorCode = (typeof MODEL_FAULT_CODES)[number]

/** Error of a provider's adapter. It contains no text of the player or the model. */
export interface ModelError extends Error {
  readonly code: ModelErrorCode
  readonly told: ProviderErrorName
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

export interface NarrationFailure {
  code: ModelErrorCode
  retryAfter?: number | undefined
  isOutage: boolean
  isOurs?: boolean
}

const isModelError = (error: unknown): error is ModelError =>
  error instanceof Error &&
  'code' in error &&
  'isOutage' in error &&
  MODEL_FAULT_CODES.some((code) => code === error.code)

const isTooLate = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError'

export function providerErrorName(error: unknown): ProviderErrorName {
  if (isModelError(error)) return error.told
  return isTooLate(error) ? 'too_slow' : 'failed'
}

const isLeak = (error: unknown): boolean => isModelError(error) && error.isLeak

const isCostly = (error: unknown): boolean =>
  isTooLate(error) || (isModelError(error) && !error.isFree)

/** Hides the details of an error of the player's own provider. */
export const hideOwnKeyFailure = <Failure extends NarrationFailure | null>(
  error: Failure,
  { isOwn }: Pick<ModelStates, 'isOwn'>,
  key: string,
): Failure =>
  error && error.isOurs !== true && isOwn(key) ? { ...error, code: 'own_key_failed' } : error

/** Returns the error to show to players. An unknown error counts as `storyteller_unreachable`. */
export function toNarrationFailure(error: unknown): NarrationFailure {
  if (isModelError(error)) return error
  return isTooLate(error)
    ? { code: 'storyteller_timeout', isOutage: true }
    : { code: 'storyteller_unreachable', isOutage: false }
}

/** Returns the refusal for an error if there is no built-in fallback. */
export const refusalOf = ({ code, retryAfter }: NarrationFailure): Refusal => ({
  code: code === 'daily_limit_reached' ? 'ai_limit_reached' : code,
  ...(retryAfter !== undefined && { retry_after: retryAfter }),
})

/** Maximum number of errors per player and day. Fewer happen by chance. */
const MOST_A_DAY = 20

export const addFailedCalls = (
  { db, clock }: Pick<PlayContext, 'db' | 'clock'>,
  userId: string,
  times: number,
) => addHits(db, `spoilt:${userId}`, DAY_MS, clock.now(), times)

export async function hasTooManyFailedCalls(
  ctx: PlayContext,
  { model, session }: Turn,
): Promise<boolean> {
  const { model_key } = model
  const { providerOf, isOwn } = ctx.modelStates
  if (providerOf(model_key) === null || isOwn(model_key)) return false
  const { hits } = await addFailedCalls(ctx, session.user_id, 0)
  return hits >= Math.ceil(MOST_A_DAY * ctx.rateLimitFactor)
}

export async function countFailedCall(ctx: PlayContext, { session, model }: Turn): Promise<void> {
  if (ctx.modelStates.isOwn(model.model_key)) return
  await addFailedCalls(ctx, session.user_id, 1)
}

/** Collects the errors of a turn. `keep` counts errors that cost money, and records that a prompt leaked. */
export function collectModelErrors(ctx: PlayContext, turn: Turn) {
  const errors: unknown[] = []
  return {
    reportError: (error: unknown) => {
      errors.push(error)
      ctx.reportError(error)
    },
    keep: async () => {
      if (errors.some(isLeak)) {
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
      if (errors.some(isCostly)) await countFailedCall(ctx, turn)
    },
  }
}

import * as z from 'zod/mini'

import { ReviewFinding } from '@kathasagar/story/schema'
import { ERROR_CODES } from './errors.ts'
import { instant } from './fields.ts'
import { SecondStep } from './secondFactor.ts'
import { PROVIDER_ERRORS } from './vocabulary/models.ts'

/** Path of an invalid field, message, and type of error. */
export const FieldIssue = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export interface FieldIssue extends z.infer<typeof FieldIssue> {}

export const SuggestedModel = z.object({
  model_key: z.string(),
  display_name: z.string(),
  credit_cost: z.int(),
})
export interface SuggestedModel extends z.infer<typeof SuggestedModel> {}

/** Body of all errors. Most fields are set for certain codes only. */
export const ErrorBody = z.object({
  code: z.enum(ERROR_CODES),
  detail: z.union([z.string(), z.array(FieldIssue)]),
  /** Id of this error in the server's log. */
  request_id: z.optional(z.string()),
  /** not_enough_xp */
  current_xp: z.optional(z.int()),
  required_xp: z.optional(z.int()),
  /** not_enough_credits */
  model_requested: z.optional(z.string()),
  available_credits: z.optional(z.int()),
  required_credits: z.optional(z.int()),
  suggested_alternatives: z.optional(z.array(SuggestedModel)),
  /** not_publishable, not_playable: findings of the review */
  findings: z.optional(z.array(ReviewFinding)),
  /** story_changed: current revision of the story */
  revision: z.optional(z.int()),
  changed_at: z.optional(instant),
  /** Display name. Null if the account was deleted. */
  changed_by: z.optional(z.nullable(z.string())),
  /** second_factor_required */
  second_step: z.optional(SecondStep),
  /** in_use: number of stories */
  in_use_by: z.optional(z.int()),
  /** action_running: key of the running action */
  running_key: z.optional(z.string()),
  /** Error of the provider when an admin tests a model. */
  provider_fault: z.optional(z.enum(PROVIDER_ERRORS)),
  /** too_many_requests, storyteller_busy: seconds to wait */
  retry_after: z.optional(z.int()),
})
export interface ErrorBody extends z.infer<typeof ErrorBody> {}

/** Error body as clients read it. Other servers may omit `code` and `detail`. */
export type FailureBody = Partial<ErrorBody>

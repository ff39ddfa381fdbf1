import * as z from 'zod/mini'

import { ReviewFinding } from '@kathasagar/story/schema'
import { ERROR_CODES } from './errors.ts'
import { instant } from './fields.ts'
import { SecondStep } from './secondFactor.ts'
import { PROVIDER_FAULTS } from './vocabulary/models.ts'

/** One invalid field: where it stands, what is wrong in words, and the kind of fault. */
export const FieldFault = z.object({
  loc: z.array(z.union([z.string(), z.number()])),
  msg: z.string(),
  type: z.string(),
})
export type FieldFault = z.infer<typeof FieldFault>

/** Another model that the wallet still allows. */
export const SuggestedModel = z.object({
  model_key: z.string(),
  display_name: z.string(),
  credit_cost: z.int(),
})
export type SuggestedModel = z.infer<typeof SuggestedModel>

/** The body of every failure. Fields beyond `code` and `detail` belong to the codes named beside them. */
export const ErrorBody = z.object({
  code: z.enum(ERROR_CODES),
  detail: z.union([z.string(), z.array(FieldFault)]),
  /** Names this failure in the server's log. */
  request_id: z.optional(z.string()),
  /** not_enough_xp */
  current_xp: z.optional(z.int()),
  required_xp: z.optional(z.int()),
  /** not_enough_credits */
  model_requested: z.optional(z.string()),
  available_credits: z.optional(z.int()),
  required_credits: z.optional(z.int()),
  suggested_alternatives: z.optional(z.array(SuggestedModel)),
  /** not_publishable, not_playable: what the review found */
  findings: z.optional(z.array(ReviewFinding)),
  /** story_changed: the story as it stands now */
  revision: z.optional(z.int()),
  changed_at: z.optional(instant),
  /** Display name; null where the account is gone. */
  changed_by: z.optional(z.nullable(z.string())),
  /** second_factor_required */
  second_step: z.optional(SecondStep),
  /** in_use: stories */
  in_use_by: z.optional(z.int()),
  /** action_running: the key of the action that runs */
  running_key: z.optional(z.string()),
  /** A model that an administrator tries: what its provider did wrong. */
  provider_fault: z.optional(z.enum(PROVIDER_FAULTS)),
  /** too_many_requests, storyteller_busy: seconds to wait */
  retry_after: z.optional(z.int()),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** Body of a failure as clients read it. Only our own server names a code; `detail` may be missing too. */
export type FailureBody = Partial<ErrorBody>

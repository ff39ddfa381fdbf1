import * as z from 'zod/mini'

import { nonEmptyName } from '@kathasagar/story/schema'
import { Email } from './auth.ts'
import type { FormErrorCode } from './messages/formMessages.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

export const WaitlistRequest = z.object({ name: nonEmptyName(LIMITS.displayNameMax), email: Email })
export interface WaitlistRequest extends z.infer<typeof WaitlistRequest> {}

/** Same response if the address is already in the list. */
export const WaitlistAnswer = z.object({ has_joined: z.literal(true) })
export interface WaitlistAnswer extends z.infer<typeof WaitlistAnswer> {}

export function waitlistError({ name, email }: WaitlistRequest): FormErrorCode | undefined {
  if (name.trim() === '' || email.trim() === '') return 'fieldsMissing'
  return Email.safeParse(email.trim()).success ? undefined : 'emailInvalid'
}

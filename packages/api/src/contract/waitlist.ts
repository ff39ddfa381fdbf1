import * as z from 'zod/mini'

import { Email } from './auth.ts'
import { filledText } from './fields.ts'
import { LIMITS } from './vocabulary.ts'

export const WaitlistRequest = z.object({ name: filledText(LIMITS.displayNameMax), email: Email })
export type WaitlistRequest = z.infer<typeof WaitlistRequest>

/** The same whether or not the address stood there already. */
export const WaitlistAnswer = z.object({ has_joined: z.literal(true) })
export type WaitlistAnswer = z.infer<typeof WaitlistAnswer>

/** The one sentence that keeps a waitlist form from being sent; none when it is ready. */
export function waitlistError({ name, email }: WaitlistRequest): string | undefined {
  if (name.trim() === '' || email.trim() === '') return 'Please fill out all fields'
  return Email.safeParse(email.trim()).success ? undefined : 'emailInvalid'
}

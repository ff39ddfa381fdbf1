import * as z from 'zod/mini'

import { text } from '@kathasagar/story/schema'
import { broughtGuest, Email, GivenPassword, NewPassword, RepeatedPassword } from './auth.ts'
import { id, instant } from './fields.ts'
import type { FormFault } from './messages/formMessages.ts'

/** What is said of a mail that was asked for, whether or not there is such an account. */
export const MAIL_ANSWERS = {
  reset_password: 'If this email is registered, you will receive password reset instructions',
  verify_email: 'Verification email sent if account exists',
} as const

/** What is said once an e-mail is confirmed, and whenever its link is opened again. */
export const VERIFY_ANSWERS = {
  verified: 'Email verified successfully',
  used: 'This link was used before. Your email is verified.',
} as const

/** A token that came with a link. Any text may be tried; only ours opens anything. */
const LinkToken = text(512)

/** Asks for a mail to this address. */
export const MailRequest = z.object({ email: Email })
export type MailRequest = z.infer<typeof MailRequest>

export const MailAnswer = z.object({ message: z.string() })
export type MailAnswer = z.infer<typeof MailAnswer>

export const ResetPasswordRequest = z
  .object({
    token: LinkToken,
    password: NewPassword,
    confirm_password: RepeatedPassword,
  })
  .check(
    z.refine((form) => form.password === form.confirm_password, {
      error: 'confirmDiffers' satisfies FormFault,
      path: ['confirm_password'],
    }),
  )
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>

/** How it stands with the link of a mail: what was forgotten or never made is unknown. */
export const LINK_STATES = ['open', 'used', 'expired', 'unknown'] as const
export type LinkState = (typeof LINK_STATES)[number]

/** Whether a link still opens what it was made for. */
export const LinkStatus = z.object({ state: z.enum(LINK_STATES) })
export type LinkStatus = z.infer<typeof LinkStatus>

export const LinkCredential = z.object({ token: LinkToken })
export type LinkCredential = z.infer<typeof LinkCredential>

/** The token of a login link, from a device on which a guest may have played. */
export const LinkSignIn = z.extend(LinkCredential, broughtGuest)
export type LinkSignIn = z.infer<typeof LinkSignIn>

export const EmailVerified = z.object({
  message: z.string(),
  /** The link had been used before; nothing more was done. */
  was_used: z.boolean(),
  /** Whose e-mail it is; not always the account that is signed in on this device. */
  user_id: id,
})
export type EmailVerified = z.infer<typeof EmailVerified>

/** Whom the token of a login link signs in. */
export const LinkOwner = z.object({
  username: z.string(),
  /** What others see; the username where there is none. */
  display_name: z.nullable(z.string()),
})
export type LinkOwner = z.infer<typeof LinkOwner>

/** The password again, before something that a stolen token must not do. */
export const PasswordAgain = z.object({ password: GivenPassword })
export type PasswordAgain = z.infer<typeof PasswordAgain>

/** A link that signs its owner in on another device, once. */
export const LoginLink = z.object({ url: z.string(), expires_at: instant })
export type LoginLink = z.infer<typeof LoginLink>

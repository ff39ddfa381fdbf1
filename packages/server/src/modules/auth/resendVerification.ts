import type { Call } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { requestMail } from './forgotPassword.ts'

/** Mails another link to confirm an address, if an account needs it. The answer is always the same. */
export const resendVerification: Call<'resendVerification', AuthContext> = (ctx, { body }) =>
  requestMail(ctx, 'verify_email', body.email)

import type { Call } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { requestMail } from './forgotPassword.ts'

/** Returns the same response whether or not the account exists. */
export const resendVerification: Call<'resendVerification', AuthContext> = (ctx, { body }) =>
  requestMail(ctx, 'verify_email', body.email)

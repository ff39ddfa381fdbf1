import type { Call } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { requestMail } from './forgotPassword.ts'

/** Queues a verification mail. The response is the same if there is no such account. */
export const resendVerification: Call<'resendVerification', AuthContext> = (ctx, { body }) =>
  requestMail(ctx, 'verify_email', body.email)

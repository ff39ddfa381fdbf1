import type { Call } from '../../platform/call.ts'
import type { AuthContext } from './context.ts'
import { makeNonce } from './google.ts'

export const createGoogleNonce: Call<'createGoogleNonce', AuthContext> = async (ctx) =>
  ctx.google ? { nonce: makeNonce(ctx.secrets.current(), ctx.clock.now()) } : { code: 'not_found' }

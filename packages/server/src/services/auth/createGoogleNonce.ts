import type { GoogleNonce } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { makeNonce } from './googleNonce.ts'

/** A nonce for one Google sign-in, where this installation has a client id. */
export async function createGoogleNonce({
  google,
  secrets,
  clock,
}: Ports): Promise<GoogleNonce | Refusal> {
  if (!google) return { code: 'not_found' }
  return { nonce: makeNonce(secrets.current(), clock.now()) }
}

import type { PasskeyChallenge } from '@kathasagar/api/contract'
import type { Ports } from '../ports.ts'
import { makeChallenge, siteOf } from './challenges.ts'

/** A challenge for whoever has a passkey; whose it is shows in the answer. */
export async function createPasskeyChallenge(ports: Ports): Promise<PasskeyChallenge> {
  const of = { purpose: 'use_passkey', user_id: null } as const
  const { challenge } = await makeChallenge(ports, ports.store.repositories, of)
  return { challenge, rp_id: siteOf(ports).rpId }
}

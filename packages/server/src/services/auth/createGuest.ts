import { randomBytes } from 'node:crypto'

import { DAY_MS, type Limit, type Tokens } from '@kathasagar/api/contract'

import { countHit, inDatabase } from '../countHit.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { openSignIn } from './beginSignIn.ts'
import type { SignInOrigin } from './knownOrigins.ts'

/** A browser keeps its guest; one that asks again and again throws them away. */
const PER_DEVICE: readonly Limit[] = [{ max: 5, windowMs: DAY_MS }]

/** Of so many bits that none is made twice. */
const newGuestName = () => `guest_${randomBytes(8).toString('hex')}`

/** Lets somebody play without an account, for a month. */
export async function createGuest(ports: Ports, origin: SignInOrigin): Promise<Tokens | Refusal> {
  if (!ports.site.hasGuestPlay) return { code: 'guests_off' }
  const count = inDatabase(ports)
  const tooOften = await countHit(`guest-device:${origin.device}`, PER_DEVICE, count, ports)
  if (tooOften) return tooOften

  return ports.store.transaction(async (repositories) => {
    const guest = await repositories.guests.insert(newGuestName())
    const { tokens } = await openSignIn(ports, repositories, guest, { isMemoized: true })
    return tokens
  })
}

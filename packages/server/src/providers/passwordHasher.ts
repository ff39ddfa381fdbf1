import { hash, verify, type Options } from '@node-rs/argon2'

import type { PasswordHasher, Refusal } from '../platform/call.ts'
import { createConcurrencyLimit } from './net/concurrencyLimit.ts'

/** argon2id with the minimum cost of OWASP's password storage sheet. `Algorithm` 2 in the library. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password that nobody has, for unknown accounts. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c5hgGhh0QVBc8gsrc4rKbA$XLTJkB9kGgcSng0ABy/0Sdz/jPdzzeVRdEEr7/dGFi8'

const AT_ONCE = 2
/** Below the concurrent calls of a process, so that other requests still get through. */
const QUEUE = 300
/** Longer than 200 concurrent logins take on two cores. */
const WAIT_MS = 5000

const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 2 }

/** Returns the forms of a password to try: normalized, and as typed for old hashes. */
const formsOf = (password: string) => new Set([password.normalize('NFC'), password])

async function verifyAny(stored: string, password: string): Promise<boolean> {
  for (const form of formsOf(password)) if (await verify(stored, form)) return true
  return false
}

/** Creates a hasher with two concurrent tasks, so that a login flood cannot starve the site. */
export function argon2Hasher(cost: Options = ARGON2ID): PasswordHasher {
  const limit = createConcurrencyLimit({ atOnce: AT_ONCE, queue: QUEUE, waitMs: WAIT_MS })
  return {
    hash: async (password) =>
      (await limit.run(() => hash(password.normalize('NFC'), cost))) ?? TOO_BUSY,
    verify: async (stored, password, mayLook) =>
      (await limit.run(
        async () =>
          (await mayLook?.()) ??
          ((await verifyAny(stored ?? DUMMY_HASH, password)) && stored !== null),
      )) ?? TOO_BUSY,
  }
}

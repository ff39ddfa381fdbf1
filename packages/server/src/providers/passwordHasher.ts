import { hash, verify, type Options } from '@node-rs/argon2'

import type { PasswordHasher, Refusal } from '../platform/call.ts'
import { createConcurrencyLimit } from './net/concurrencyLimit.ts'

/** Options for argon2id (algorithm 2 of the library), with the minimum cost of OWASP's Password Storage Cheat Sheet. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash for unknown accounts. With it, their logins take as long as others. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c5hgGhh0QVBc8gsrc4rKbA$XLTJkB9kGgcSng0ABy/0Sdz/jPdzzeVRdEEr7/dGFi8'

const AT_ONCE = 2
/** Length of the queue. It is lower than the limit of concurrent calls, so that other calls are accepted. */
const QUEUE = 300
/** Maximum time in the queue, in ms. Two cores process 200 concurrent logins in less time. */
const WAIT_MS = 5000

const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 2 }

/** Returns the forms of a password to try: normalized and, for old hashes, as typed. */
const formsOf = (password: string) => new Set([password.normalize('NFC'), password])

async function verifyAny(stored: string, password: string): Promise<boolean> {
  for (const form of formsOf(password)) if (await verify(stored, form)) return true
  return false
}

/** Hashes at most two passwords at a time, so that a flood of logins can't block the site. */
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

import { hash, verify, type Options } from '@node-rs/argon2'

import type { PasswordHasher } from '../services/auth/ports.ts'
import type { Refusal } from '../services/refusal.ts'
import { createConcurrencyLimit } from './net/concurrencyLimit.ts'

/** argon2id as OWASP's password storage sheet asks for at least; the library's `Algorithm` 2. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password that nobody has, for accounts that do not exist. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c5hgGhh0QVBc8gsrc4rKbA$XLTJkB9kGgcSng0ABy/0Sdz/jPdzzeVRdEEr7/dGFi8'

const AT_ONCE = 2
const QUEUE = 50

const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 2 }

/**
 * A login flood waits in a short line and must not starve the site. Only tests hash at another
 * `cost`, to be quick; no setting of an installation leads here.
 */
export function argon2Hasher(cost: Options = ARGON2ID): PasswordHasher {
  const limit = createConcurrencyLimit({ atOnce: AT_ONCE, queue: QUEUE })
  return {
    hash: async (password) => (await limit.run(() => hash(password, cost))) ?? TOO_BUSY,
    verify: async (stored, password, mayLook) =>
      (await limit.run(
        async () =>
          (await mayLook?.()) ??
          ((await verify(stored ?? DUMMY_HASH, password)) && stored !== null),
      )) ?? TOO_BUSY,
  }
}

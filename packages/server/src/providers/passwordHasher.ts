import { hash, verify, type Options } from '@node-rs/argon2'

import type { PasswordHasher } from '../services/auth/ports.ts'
import type { Refusal } from '../services/refusal.ts'

/** argon2id as OWASP's password storage sheet asks for at least; the library's `Algorithm` 2. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password that nobody has, for accounts that do not exist. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c5hgGhh0QVBc8gsrc4rKbA$XLTJkB9kGgcSng0ABy/0Sdz/jPdzzeVRdEEr7/dGFi8'

const AT_ONCE = 2
const QUEUE = 50

const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 2 }

/** Lets `AT_ONCE` tasks run; a login flood waits in a short line and must not starve the site. */
function createGate() {
  const line: (() => void)[] = []
  let running = 0

  return async <T>(task: () => Promise<T>): Promise<T | Refusal> => {
    if (running >= AT_ONCE) {
      if (line.length >= QUEUE) return TOO_BUSY
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export function argon2Hasher(): PasswordHasher {
  const inGate = createGate()
  return {
    hash: (password) => inGate(() => hash(password, ARGON2ID)),
    verify: (stored, password) =>
      inGate(async () => (await verify(stored ?? DUMMY_HASH, password)) && stored !== null),
  }
}

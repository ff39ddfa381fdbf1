import type { RateLimitRepository } from '../rateLimitPort.ts'

/** Under what strangers' guesses at a name are counted, whether or not an account has it. */
export const signInKey = (name: string): string => `sign-in:${name.toLowerCase()}`

/** Forgets strangers' guesses at both names of an account. */
export async function forgetGuesses(
  rateLimits: Pick<RateLimitRepository, 'forget'>,
  { username, email }: { username: string; email: string | null },
) {
  await rateLimits.forget(signInKey(username))
  if (email !== null) await rateLimits.forget(signInKey(email))
}

// Each kind begins with a word of its own: a name that is typed may look like an id.

/** The same of a browser or an address from which the account's owner has signed in before. */
export const knownOriginKey = (userId: string, hash: string): string =>
  `known-origin:${userId}:${hash}`

/** The same of whoever is signed in already and is asked again. */
export const signedInKey = (userId: string): string => `signed-in:${userId}`

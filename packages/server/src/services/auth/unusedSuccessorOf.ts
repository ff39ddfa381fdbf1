import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { successorOf, tokenHash } from './refreshTokens.ts'

/**
 * What a spent token was exchanged for, by whichever secret, while nobody has used that: two tabs renew
 * with one token, and an answer that was lost is asked for again, however much later. Null where the
 * successor has been used: then the spent token is a stolen one.
 */
export async function unusedSuccessorOf(
  { secrets }: Ports,
  { signIns }: Repositories,
  token: string,
): Promise<string | null> {
  for (const secret of secrets.all()) {
    const successor = successorOf(token, secret)
    const next = await signIns.findToken(tokenHash(successor))
    if (next) return next.used_at === null ? successor : null
  }
  return null
}

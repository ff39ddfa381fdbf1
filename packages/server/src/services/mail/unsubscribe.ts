import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { userOfToken } from './unsubscribeToken.ts'

/** Ends the weekly letter of whoever got the link, as often as it is asked; it can do nothing else. */
export async function unsubscribe(
  { store, secrets }: Pick<Ports, 'store' | 'secrets'>,
  token: string,
): Promise<{ ok: boolean } | Refusal> {
  const userId = userOfToken(token, secrets.all())
  if (userId === null) return { code: 'link_invalid' }
  await store.repositories.digests.remove(userId)
  return { ok: true }
}

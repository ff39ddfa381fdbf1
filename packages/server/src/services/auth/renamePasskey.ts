import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/** Calls a passkey of the account something else. */
export async function renamePasskey(
  { store }: Ports,
  userId: string,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<{ ok: boolean } | Refusal> {
  const { secondFactors } = store.repositories
  const isRenamed = await secondFactors.renamePasskey(userId, passkeyId, name)
  return isRenamed ? { ok: true } : { code: 'not_found' }
}

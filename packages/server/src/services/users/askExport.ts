import type { ExportKey, Limit } from '@kathasagar/api/contract'

import { makeLink } from '../auth/accountLinks.ts'
import type { StoredUser } from '../auth/ports.ts'
import { countHit, inDatabase } from '../countHit.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { confirmPassword } from './confirmPassword.ts'

const ONCE_A_DAY: readonly Limit[] = [{ max: 1, windowMs: 24 * 60 * 60_000 }]

/** Gives the key to one download of everything kept of a person: for ten minutes, once a day. */
export async function askExport(
  ports: Ports,
  user: StoredUser,
  password: string,
): Promise<ExportKey | Refusal> {
  const refusal = await confirmPassword(ports, user, password)
  if (refusal) return refusal
  const tooOften = await countHit(`export:${user.id}`, ONCE_A_DAY, inDatabase(ports), ports)
  if (tooOften) return { ...tooOften, code: 'exported_today' }

  const { token, expires_at } = await makeLink(ports, user.id, 'export_account')
  return { token, expires_at: expires_at.toISOString() }
}

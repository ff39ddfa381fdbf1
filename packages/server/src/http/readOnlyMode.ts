import { routes, type Route, type RouteName } from '@kathasagar/api/contract'

import type { Ports } from '../services/ports.ts'
import type { Refusal } from '../services/refusal.ts'

/** They move nothing in the ledger, and without them nobody could sign in to read on. */
const STILL_OPEN: ReadonlySet<RouteName> = new Set(['login', 'refresh', 'logout'])
/** Reached by a link in a mail, hence by GET, and grants credits. */
const WRITING_LINKS: ReadonlySet<RouteName> = new Set(['verifyEmail'])

const writes = (name: RouteName) => {
  const { method, changesNothing }: Route = routes[name]
  if (WRITING_LINKS.has(name)) return true
  return method !== 'GET' && !changesNothing && !STILL_OPEN.has(name)
}

/** While the ledger are not sound, only reading goes on. */
export const refuseWrites = (name: RouteName, { ledgerAudit }: Ports): Refusal | null =>
  writes(name) && !ledgerAudit.isSound() ? { code: 'read_only' } : null

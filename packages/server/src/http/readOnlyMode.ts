import { routes, type Route, type RouteName } from '@kathasagar/api/contract'

import type { Context } from '../platform/context.ts'
import type { Refusal } from '../platform/refusal.ts'

const writes = (name: RouteName) => {
  const { method, changesNothing, inReadOnly }: Route = routes[name]
  if (inReadOnly) return inReadOnly === 'refused'
  return method !== 'GET' && !changesNothing
}

/** Refuses writes after a failed ledger audit. */
export const refuseWrites = (name: RouteName, { ledgerAudit }: Context): Refusal | null =>
  writes(name) && !ledgerAudit.isSound() ? { code: 'read_only' } : null

import type { AuditPage, AuditQuery } from '@kathasagar/api/contract'

import { AUDIT_ACTS } from '../../modules/audit/index.ts'
import type { Ports } from '../ports.ts'

const PAGE = 50

/** One page of the audit log, the latest first. */
export async function listAudit(
  { store, auditDays }: Ports,
  query: AuditQuery,
): Promise<AuditPage> {
  // One more than is told shows whether there are more.
  const events = await store.repositories.auditLog.listNamed(query, PAGE + 1)
  return {
    entries: events.slice(0, PAGE).map((event) => ({
      ...event,
      happened_at: event.happened_at.toISOString(),
    })),
    has_more: events.length > PAGE,
    acts: [...AUDIT_ACTS],
    days: auditDays,
  }
}

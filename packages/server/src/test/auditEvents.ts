import type { Db } from '../db/database.ts'
import type { AuditAct } from '../modules/audit/index.ts'

/** Returns the stored audit events of one act, the latest first. */
export const auditEvents = (db: Db, act: AuditAct) =>
  db.selectFrom('audit_events').selectAll().where('act', '=', act).orderBy('id', 'desc').execute()

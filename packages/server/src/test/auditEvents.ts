import type { Db } from '../db/database.ts'
import type { AuditAction } from '../modules/audit/index.ts'

export const auditEvents = (db: Db, act: AuditAction) =>
  db.selectFrom('audit_events').selectAll().where('act', '=', act).orderBy('id', 'desc').execute()

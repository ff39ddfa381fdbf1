export { AUDIT_ACTIONS } from './auditEvent.ts'
export type { AuditAction, AuditEvent, AuditFacts, StoredAuditEvent } from './auditEvent.ts'
export { type AuditContext, deleteOldEvents } from './deleteOldEvents.ts'
export { recordEvent, recordEvents, recordSeldom } from './recordEvent.ts'

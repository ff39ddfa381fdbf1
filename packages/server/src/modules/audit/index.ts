export { AUDIT_ACTS } from './auditEvent.ts'
export type { AuditAct, AuditEvent, AuditFacts, KeptAuditEvent } from './auditEvent.ts'
export { deleteOldEvents } from './deleteOldEvents.ts'
export { recordEvent, recordEvents, recordSeldom } from './recordEvent.ts'

export { AUDIT_ACTS } from './auditEvent.ts'
export type { AuditAct, AuditEvent, AuditFacts, KeptAuditEvent } from './auditEvent.ts'
export { forgetOldEvents } from './forgetOldEvents.ts'
export { recordEvent, recordEvents, recordSeldom } from './recordEvent.ts'

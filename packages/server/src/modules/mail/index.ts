export { countMail, queueMail } from './outbox.queries.ts'
export type { Mail, Mailer, MailKind } from './ports.ts'
export type { MailContext } from './sendQueuedMail.ts'

export { countMail, queueMail } from './outbox.queries.ts'
export type { Mail, Mailer, MailKind } from './ports.ts'

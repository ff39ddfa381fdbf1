import { makeLink } from '../../modules/auth/index.ts'
import type { StoredUser } from '../auth/ports.ts'
import { contextOf } from '../../platform/context.ts'
import type { Ports } from '../ports.ts'
import { composeMail } from './composeMail.ts'
import type { Mail, MailKind, QueuedMail } from './ports.ts'
import { findUserByEmail } from '../../modules/users/index.ts'

const SECOND_MS = 1000
/** Longer than a mail server may take; a process that dies with a mail leaves it to others then. */
const LEASE_MS = 120 * SECOND_MS
const FIRST_PAUSE_MS = 30 * SECOND_MS
const LONGEST_PAUSE_MS = 60 * 60 * SECOND_MS
/** About three hours with the pauses between: then the link is of no more use. */
const MAX_ATTEMPTS = 10
/** Mails that are on their way at the same time. */
const LANES = 5
const MOST_IN_ONE_GO = 500

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Pages of the app that some mails lead to; the others lead to a link with a token. */
const PLAIN_PAGES: Readonly<Partial<Record<MailKind, string>>> = {
  password_changed: '/forgot-password',
  second_factor_changed: '/account',
  second_factor_reset: '/account',
  deletion_asked: '/login',
  deletion_cancelled: '/account',
  google_taken: '/account',
  report_upheld: '/home',
  report_closed: '/home',
  report_gone: '/home',
}

/** Where a mail leads; nothing when it has no purpose any more. */
async function linkFor(ports: Ports, kind: QueuedMail['kind'], user: StoredUser) {
  const page = PLAIN_PAGES[kind]
  if (page !== undefined) return `${ports.siteUrl()}${page}`
  if (user.suspended_at || (kind === 'verify_email' && user.is_verified)) return null
  const purpose = kind === 'verify_email' ? kind : 'reset_password'
  return (await makeLink(contextOf(ports), user.id, purpose)).url
}

type Addressee = StoredUser & { email: string }

/** The mail as it is sent, to the address that the account has: never to the one that was typed. */
async function mailFor(ports: Ports, kind: MailKind, user: Addressee): Promise<Mail | null> {
  const link = await linkFor(ports, kind, user)
  return link === null ? null : composeMail(kind, { ...user, to: user.email, link })
}

async function findAddressee(ports: Ports, recipient: string): Promise<Addressee | null> {
  const user = await findUserByEmail(ports.store.repositories.db, recipient)
  return user?.email ? { ...user, email: user.email } : null
}

/** The mail server's own words may quote an address, so only their code is told. */
const faultOf = (error: unknown, attempts: number) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
  return new Error(`A mail could not be sent (${code}), try ${attempts} of ${MAX_ATTEMPTS}`)
}

async function deliver(ports: Ports, queued: QueuedMail): Promise<void> {
  const { store, clock, mailer, reportFault } = ports
  const { outbox } = store.repositories
  const user = await findAddressee(ports, queued.recipient)
  const mail = user && (await mailFor(ports, queued.kind, user))
  if (!mail) return outbox.drop(queued.id)
  try {
    await mailer.send(mail)
  } catch (error) {
    reportFault(faultOf(error, queued.attempts))
    if (queued.attempts >= MAX_ATTEMPTS) return outbox.drop(queued.id)
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (queued.attempts - 1))
    return outbox.postpone(queued.id, later(clock.now(), pause))
  }
  return outbox.drop(queued.id)
}

/** Sends one mail after the other while there are any; `mayGoOn` is asked before each. */
async function sendInTurn(ports: Ports, mayGoOn: () => boolean): Promise<void> {
  while (mayGoOn()) {
    const now = ports.clock.now()
    const queued = await ports.store.repositories.outbox.claimNext(now, later(now, LEASE_MS))
    if (!queued) return
    await deliver(ports, queued)
  }
}

/**
 * Sends what waits in the outbox, several at a time: a mail server answers in seconds. Several
 * processes may do so at once: each mail is claimed. A server that stops begins no further mail.
 */
export async function sendQueuedMail(ports: Ports): Promise<void> {
  await ports.store.repositories.outbox.dropUnknown(ports.clock.now())
  let left = MOST_IN_ONE_GO
  const mayGoOn = () => ports.running.isOpen() && left-- > 0
  await Promise.all(Array.from({ length: LANES }, () => sendInTurn(ports, mayGoOn)))
}

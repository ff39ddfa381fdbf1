import { PAGE_LANGUAGES, type PageLanguage } from '@kathasagar/api/contract'

import type { Platform, Services, StoredUser } from '../../platform/call.ts'
import { makeLink } from '../auth/index.ts'
import type { RunningTurns } from '../sessions/index.ts'
import { findUserByEmail } from '../users/index.ts'
import { claimNext, dropUnknown, type Mail, type Mailer, type MailKind } from './index.ts'

type Template = Omit<MailText, 'link' | 'language'> & { subject: string }

/** Texts of mails. Headings contain no user text except `{username}`, to prevent abuse. */
interface MailWords {
  mails: Readonly<Record<MailKind, Template>>
}

import en from './words/en.json' with { type: 'json' }
import hi from './words/hi.json' with { type: 'json' }

interface MailText {
  heading: string
  paragraphs: readonly string[]
  label: string
  link: string
  /** Reason for the mail, with advice if the recipient did not request it. */
  footer: string
  language: string
}

/** Inline styles, because mail programs ignore style sheets. */
const STYLE = {
  body: 'margin:0;padding:32px 16px;background:#fbf4e4;color:#1d1536;font:16px/1.6 Georgia,serif',
  card: 'max-width:480px;margin:0 auto;padding:32px;background:#fffcf5;border:1px solid #b98f4a;border-radius:12px',
  brand: 'margin:0 0 24px;font-size:14px;letter-spacing:.08em;color:#665c7c',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 24px;background:#f2b134;color:#241503;border-radius:8px;text-decoration:none;font-weight:bold',
  address: 'margin:16px 0 0;font-size:14px;color:#43395c;word-break:break-all',
  footer: 'margin:24px 0 0;font-size:14px;color:#665c7c',
} as const

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)

const element = (tag: string, style: keyof typeof STYLE, text: string, more = '') =>
  `<${tag} style="${STYLE[style]}"${more}>${escapeHtml(text)}</${tag}>`

function htmlOf(mail: MailText): string {
  const { heading, paragraphs, label, link, footer, language } = mail
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(heading)}</title></head><body style="${STYLE.body}">`,
    `<div style="${STYLE.card}">`,
    element('p', 'brand', 'Kathasagar'),
    element('h1', 'heading', heading),
    ...paragraphs.map((text) => element('p', 'paragraph', text)),
    element('a', 'button', label, ` href="${escapeHtml(link)}"`),
    element('p', 'address', link),
    element('p', 'footer', footer),
    '</div></body></html>',
  ].join('\n')
}

function textOf(mail: MailText): string {
  const { heading, paragraphs, label, link, footer } = mail
  return [heading, ...paragraphs, `${label}:\n${link}`, footer, '-- \nKathasagar'].join('\n\n')
}

const WORDS: Readonly<Record<PageLanguage, MailWords>> = { en, hi }

interface Addressed {
  username: string
  to: string
  link: string
  language: string | null
}

function composeMail(kind: MailKind, { username, to, link, language: chosen }: Addressed): Mail {
  const language = PAGE_LANGUAGES.find((one) => one === chosen) ?? 'en'
  const { subject, heading, ...words } = WORDS[language].mails[kind]
  const text = { ...words, heading: heading.replace('{username}', () => username), link, language }
  return { to, subject, link, text: textOf(text), html: htmlOf(text) }
}

const SECOND_MS = 1000
/** Lease of a mail. It is longer than a mail server takes. After it, another process can send the mail. */
const LEASE_MS = 120 * SECOND_MS
const FIRST_PAUSE_MS = 30 * SECOND_MS
const MAX_PAUSE_MS = 60 * 60 * SECOND_MS
/** Maximum number of attempts, which take about three hours. Then the mail is dropped. */
const MAX_ATTEMPTS = 10
const CONCURRENCY = 5
const MAX_MAILS = 500

const later = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** Pages to which mails without a token link. */
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

export interface MailContext extends Platform, Pick<Services, 'siteUrl' | 'reportError'> {
  mailer: Mailer
  running: RunningTurns
}

async function linkFor(ctx: MailContext, kind: MailKind, user: StoredUser) {
  const page = PLAIN_PAGES[kind]
  if (page !== undefined) return `${ctx.siteUrl()}${page}`
  if (user.suspended_at || (kind === 'verify_email' && user.is_verified)) return null
  return (await makeLink(ctx, user.id, kind === 'verify_email' ? kind : 'reset_password')).url
}

/** Sends a mail to the address in the account, never to the address as it was typed. */
async function deliver(
  ctx: MailContext,
  { id, kind, recipient, attempts }: NonNullable<Awaited<ReturnType<typeof claimNext>>>,
) {
  const { db } = ctx
  const drop = () => db.deleteFrom('mail_outbox').where('id', '=', id).execute()
  const user = await findUserByEmail(db, recipient)
  const link = user?.email && (await linkFor(ctx, kind, user))
  if (!user?.email || !link) return drop()
  try {
    await ctx.mailer.send(composeMail(kind, { ...user, to: user.email, link }))
  } catch (error) {
    // Reports only the code, because messages of mail servers may contain addresses.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    const fault = `A mail could not be sent (${code}), try ${attempts} of ${MAX_ATTEMPTS}`
    ctx.reportError(new Error(fault))
    if (attempts >= MAX_ATTEMPTS) return drop()
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
    const next_try_at = later(ctx.clock.now(), pause)
    return db.updateTable('mail_outbox').set({ next_try_at }).where('id', '=', id).execute()
  }
  return drop()
}

/** Sends mails concurrently, because mail servers take seconds. Several processes can do this. */
export async function sendQueuedMail(ports: MailContext): Promise<void> {
  const ctx = ports
  await dropUnknown(ctx.db, ctx.clock.now())
  let left = MAX_MAILS
  const sendInTurn = async () => {
    while (ctx.running.isOpen() && left-- > 0) {
      const now = ctx.clock.now()
      const queued = await claimNext(ctx.db, now, later(now, LEASE_MS))
      if (!queued) return
      await deliver(ctx, queued)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendInTurn))
}

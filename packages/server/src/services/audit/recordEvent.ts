import type { Repositories } from '../repositories.ts'
import type { AuditEvent, AuditFacts } from './ports.ts'

const SECRET_NAME = /password|token|secret|e?mail|prompt|text|authorization/i
const MAIL_ADDRESS = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+/g
const LONGEST_FACT = 200

/** A last guard: a fact by a secret's name is left out, and mail addresses within facts too. */
const safeFacts = (facts: AuditFacts): AuditFacts =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([name]) => !SECRET_NAME.test(name))
      .map(([name, fact]) => [
        name,
        typeof fact === 'string'
          ? fact.replace(MAIL_ADDRESS, '[address]').slice(0, LONGEST_FACT).toWellFormed()
          : fact,
      ]),
  )

/**
 * Keeps that something happened: who, what, to what, before and after. Hand in the repositories
 * of the transaction that does it, so that act and record hold together or not at all.
 */
export const recordEvent = (
  repos: Pick<Repositories, 'audit'>,
  event: AuditEvent,
  now: Date,
): Promise<void> => recordEvents(repos, [event], now)

/** The same of many things at once. */
export async function recordEvents(
  { audit }: Pick<Repositories, 'audit'>,
  events: readonly AuditEvent[],
  now: Date,
): Promise<void> {
  const safe = events.map(({ before, after, ...event }) => ({
    ...event,
    ...(before ? { before: safeFacts(before) } : {}),
    ...(after ? { after: safeFacts(after) } : {}),
  }))
  await audit.insertEvents(safe, now)
}

import type { AuditEntry } from '@kathasagar/api/contract'

import { adminAudit } from '../../../messages/en/adminAudit.ts'

type Fact = NonNullable<AuditEntry['before']>[string]

const plain = (key: string) => {
  const messages = key.replaceAll('_', ' ')
  return messages.charAt(0).toUpperCase() + messages.slice(1)
}

/** The word for a key that the server keeps; a key that came after us in its own letters. */
export const wordFor = (messages: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(messages, key) ? (messages[key] ?? plain(key)) : plain(key)

const valueOf = (fact: Fact | undefined): string => {
  if (typeof fact === 'boolean') return fact ? adminAudit.yes : adminAudit.no
  return fact === undefined || fact === null || fact === '' ? adminAudit.nothing : String(fact)
}

/** One fact as it was, and as it is. */
export interface FactChange {
  key: string
  name: string
  before: string
  after: string
  isChanged: boolean
}

/** What an act changed, fact by fact: those that were there before first. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FactChange[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...keys].map((key) => ({
    key,
    name: wordFor(adminAudit.facts, key),
    before: valueOf(before?.[key]),
    after: valueOf(after?.[key]),
    isChanged: before?.[key] !== after?.[key],
  }))
}

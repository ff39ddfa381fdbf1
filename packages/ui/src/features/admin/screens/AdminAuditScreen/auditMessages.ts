import type { AuditEntry } from '@kathasagar/api/contract'

import type { AdminMessages } from '../../../../messages/en.ts'

type Words = AdminMessages['admin']['audit']
type Fact = NonNullable<AuditEntry['before']>[string]

const keyAsText = (key: string) => {
  const messages = key.replaceAll('_', ' ')
  return messages.charAt(0).toUpperCase() + messages.slice(1)
}

/** Returns the label for a key. If the key is unknown, returns the key as text. */
export const wordFor = (messages: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(messages, key) ? (messages[key] ?? keyAsText(key)) : keyAsText(key)

/** Translates a known value. Returns other values unchanged. */
const wordOf = (values: Readonly<Record<string, string>>, value: string) =>
  (Object.hasOwn(values, value) ? values[value] : undefined) ?? value

const valueOf = (fact: Fact | undefined, { yes, no, nothing, values }: Words): string => {
  if (typeof fact === 'boolean') return fact ? yes : no
  return fact === undefined || fact === null || fact === '' ? nothing : wordOf(values, String(fact))
}

export interface FactChange {
  key: string
  name: string
  before: string
  after: string
  isChanged: boolean
}

export function changesOf(
  {
    before,
    after,
    report = null,
  }: Pick<AuditEntry, 'before' | 'after'> & Partial<Pick<AuditEntry, 'report'>>,
  words: Words,
): FactChange[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  // Omits the story of a report, because the story is already shown.
  if (report) keys.delete('story_id')
  return [...keys].map((key) => ({
    key,
    name: wordFor(words.facts, key),
    before: valueOf(before?.[key], words),
    after: valueOf(after?.[key], words),
    isChanged: before?.[key] !== after?.[key],
  }))
}

import { fill } from '../design-system/format/fill.ts'
import { authoringMessages } from './authoringMessages.ts'
import { useAuthoringMessages } from './useAuthoringMessages.ts'

const english = authoringMessages.structure.importNotes
type NoteName = keyof typeof english
type Values = Readonly<Record<string, string>>

/** Placeholders whose values may be sentences. */
const REASONS: ReadonlySet<string> = new Set(['why', 'what'])

/** Sentences split into fixed parts and values. */
const templates = Object.entries(english).map(([name, sentence]) => {
  const [first = '', ...rest] = sentence.split(/[{}]/u)
  const parts = rest.flatMap((part, place) =>
    place % 2 === 0 ? [{ value: part, after: rest[place + 1] ?? '' }] : [],
  )
  return { name: name as NoteName, first, parts, length: sentence.length }
})
// Longest first, because a shorter template could match too.
templates.sort((one, other) => other.length - one.length)

/** Returns the placeholder values of a sentence, or null if it does not match the template. */
function valuesIn(message: string, { first, parts }: (typeof templates)[number]): Values | null {
  if (!message.startsWith(first)) return null
  let rest = message.slice(first.length)
  const values: Record<string, string> = {}
  for (const [place, { value, after }] of parts.entries()) {
    const isLast = place === parts.length - 1
    const at = isLast ? rest.length - after.length : rest.indexOf(after)
    if (at < 0 || (isLast && !rest.endsWith(after))) return null
    values[value] = rest.slice(0, at)
    rest = rest.slice(at + after.length)
  }
  return rest === '' ? values : null
}

/** Returns the name and values of an import note, or null if unknown. */
function importMessageOf(message: string): { name: NoteName; values: Values } | null {
  for (const template of templates) {
    const values = valuesIn(message, template)
    if (values) return { name: template.name, values }
  }
  return null
}

/** Translates an import note and a reason in it. */
export function describeImportNote(
  message: string,
  words: Readonly<Record<NoteName, string>>,
): string {
  const found = importMessageOf(message)
  if (!found) return message
  const values = Object.entries(found.values).map(([name, value]) => [
    name,
    REASONS.has(name) ? describeImportNote(value, words) : value,
  ])
  return fill(words[found.name], Object.fromEntries(values))
}

/** Translates import notes. Drafts store English sentences, so templates must recognize them. */
export function useImportMessage(): (message: string) => string {
  const { importNotes } = useAuthoringMessages().structure

  return (message) => describeImportNote(message, importNotes)
}

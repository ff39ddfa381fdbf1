import { fill } from '../design-system/format/fill.ts'
import { authoringMessages } from './authoringMessages.ts'
import { useAuthoringMessages } from './useAuthoringMessages.ts'

const english = authoringMessages.structure.importNotes
type NoteName = keyof typeof english
type Values = Readonly<Record<string, string>>

/** Placeholders whose values can be sentences. */
const REASONS: ReadonlySet<string> = new Set(['why', 'what'])

/** English sentences, split into fixed parts and placeholders. */
const templates = Object.entries(english).map(([name, sentence]) => {
  const [first = '', ...rest] = sentence.split(/[{}]/u)
  const parts = rest.flatMap((part, place) =>
    place % 2 === 0 ? [{ value: part, after: rest[place + 1] ?? '' }] : [],
  )
  return { name: name as NoteName, first, parts, length: sentence.length }
})
// The longest template is first, because a shorter one could match the same sentence.
templates.sort((one, other) => other.length - one.length)

/** Returns the values of the placeholders in a sentence, or null if the template does not match. */
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

/** Returns the key and the values of an import note, or null if no template matches. */
function importMessageOf(message: string): { name: NoteName; values: Values } | null {
  for (const template of templates) {
    const values = valuesIn(message, template)
    if (values) return { name: template.name, values }
  }
  return null
}

/** Translates an import note, including a reason in it. */
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

/** Returns a function that translates import notes. Drafts store the notes in English. */
export function useImportMessage(): (message: string) => string {
  const { importNotes } = useAuthoringMessages().structure

  return (message) => describeImportNote(message, importNotes)
}

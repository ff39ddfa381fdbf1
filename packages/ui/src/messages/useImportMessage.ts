import { fill } from '../design-system/format/fill.ts'
import { authoringMessages } from './authoringMessages.ts'
import { useAuthoringMessages } from './useAuthoringMessages.ts'

const english = authoringMessages.structure.importNotes
type NoteName = keyof typeof english
type Values = Readonly<Record<string, string>>

/** Values that may be sentences themselves. */
const REASONS: ReadonlySet<string> = new Set(['why', 'what'])

/** A sentence with its values apart: what stands between them, and their names. */
const templates = Object.entries(english).map(([name, sentence]) => {
  const [first = '', ...rest] = sentence.split(/[{}]/u)
  const parts = rest.flatMap((part, place) =>
    place % 2 === 0 ? [{ value: part, after: rest[place + 1] ?? '' }] : [],
  )
  return { name: name as NoteName, first, parts, length: sentence.length }
})
// The one that says most itself comes first: a general one would take its place.
templates.sort((one, other) => other.length - one.length)

/** The values of a sentence, if it is made after a template. */
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

/** The sentence of an import by name, with its values; null for one that is in no list. */
function importMessageOf(message: string): { name: NoteName; values: Values } | null {
  for (const template of templates) {
    const values = valuesIn(message, template)
    if (values) return { name: template.name, values }
  }
  return null
}

/** A sentence of an import in these words; a reason that stands in it is put into them as well. */
export function sayImport(message: string, words: Readonly<Record<NoteName, string>>): string {
  const found = importMessageOf(message)
  if (!found) return message
  const values = Object.entries(found.values).map(([name, value]) => [
    name,
    REASONS.has(name) ? sayImport(value, words) : value,
  ])
  return fill(words[found.name], Object.fromEntries(values))
}

/**
 * Says a note of an import in the language of the pages. Notes are kept with drafts as sentences, old
 * ones too, so they are known by the form of these.
 */
export function useImportMessage(): (message: string) => string {
  const { importNotes } = useAuthoringMessages().structure

  return (message) => sayImport(message, importNotes)
}

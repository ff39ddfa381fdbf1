/** What an author calls what the file calls otherwise. */
export interface ClashNames {
  /** Of what stands in a part. */
  words: Readonly<Record<string, string>>
  /** Of kinds of words that are replied to. */
  kinds: Readonly<Record<string, string>>
  /** Of what holds or does not. */
  truths: Readonly<Record<'true' | 'false', string>>
  /** Of what is chosen from a list, or goes by an id. */
  chosen: Readonly<Record<string, string>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const NONE: Readonly<Record<string, string>> = {}

/** Names that the author gave stand as they are. */
const below = (name: string, { words, kinds }: ClashNames) =>
  name === 'replies' ? kinds : name === 'sets' || name === 'values' ? NONE : words

/** A value as one reads it: a line for each thing that it holds. */
function plain(value: unknown, names: ClashNames, called = names.words): string {
  if (Array.isArray(value)) return value.map((item) => `• ${plain(item, names)}`).join('\n')
  if (typeof value === 'boolean') return names.truths[`${value}`]
  if (!isRecord(value)) return names.chosen[String(value)] ?? String(value)
  return Object.entries(value)
    .map(([name, held]) => {
      const label = called[name] ?? name
      const words = plain(held, names, below(name, names))
      return `${label}:${typeof held === 'object' ? '\n' : ' '}${words}`
    })
    .join('\n')
}

/** What one has in a part: of a scene or a person only what the other has otherwise; nothing where it was taken out. */
export function clashWords(value: unknown, other: unknown, names: ClashNames): string | null {
  if (value === null) return null
  if (!isRecord(value) || !isRecord(other)) return plain(value, names)
  const different = Object.entries(value).filter(([name, held]) => !isSame(held, other[name]))
  return plain(Object.fromEntries(different), names)
}

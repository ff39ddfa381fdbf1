const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A value as one reads it: a line for each thing that it holds. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => `• ${plain(item)}`).join('\n')
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([name, held]) =>
      typeof held === 'object' ? `${name}:\n${plain(held)}` : `${name}: ${plain(held)}`,
    )
    .join('\n')
}

/** What one has in a part: of a scene or a person only what the other has otherwise; nothing where it was taken out. */
export function clashWords(value: unknown, other: unknown): string | null {
  if (value === null) return null
  if (!isRecord(value) || !isRecord(other)) return plain(value)
  return plain(
    Object.fromEntries(Object.entries(value).filter(([name, held]) => !isSame(held, other[name]))),
  )
}

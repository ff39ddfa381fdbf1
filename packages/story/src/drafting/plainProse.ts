/** Text of so many code points at most. */
const within = (text: string, most: number): string => [...text].slice(0, most).join('').trim()

/** One line of text, no longer than that. */
export const shortened = (text: string, most: number): string =>
  within(text.replaceAll(/\s+/gu, ' ').trim(), most)

/** Prose as it stands: braces would be read as text that varies. */
export const plainProse = (text: string, most: number): string =>
  within(text.replaceAll('{', '(').replaceAll('}', ')').replaceAll('\\', '').trim(), most)

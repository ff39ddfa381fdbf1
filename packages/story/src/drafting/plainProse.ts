const within = (text: string, most: number): string => [...text].slice(0, most).join('').trim()

export const shortened = (text: string, most: number): string =>
  within(text.replaceAll(/\s+/gu, ' ').trim(), most)

/** Removes braces, because they would start varied text. */
export const plainProse = (text: string, most: number): string =>
  within(text.replaceAll('{', '(').replaceAll('}', ')').replaceAll('\\', '').trim(), most)

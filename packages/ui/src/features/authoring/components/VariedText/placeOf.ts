/** A place in a text, for a person and for a field. */
export interface TextPlace {
  /** From 1. */
  line: number
  /** The words that begin there, cut short. */
  excerpt: string
  /** What to select, in UTF-16 units from 0. */
  from: number
  to: number
}

const SHOWN = 24

/** The place of a column, in characters from 1. */
export function placeOf(text: string, column: number): TextPlace {
  const signs = [...text]
  const before = signs.slice(0, column - 1).join('')
  const rest =
    signs
      .slice(column - 1)
      .join('')
      .split('\n')[0] ?? ''
  const shown = [...rest].slice(0, SHOWN).join('')
  return {
    line: before.split('\n').length,
    excerpt: shown === rest ? rest : `${shown}…`,
    from: before.length,
    to: before.length + shown.length,
  }
}

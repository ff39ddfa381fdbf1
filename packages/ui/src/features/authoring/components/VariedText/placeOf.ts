export interface TextPlace {
  line: number
  excerpt: string
  from: number
  to: number
}

const SHOWN = 24

/** Converts a 1-based column to a line, excerpt and offset. */
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

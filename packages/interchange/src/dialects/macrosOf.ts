/** One `<<macro arguments>>` of SugarCube, or `(macro: arguments)` of Harlowe. */
export interface Macro {
  /** In lower case; a closing one of SugarCube begins with a slash, Harlowe's are without hyphens. */
  name: string
  args: string
  /** As it stands in the text, arguments included. */
  source: string
  at: number
  end: number
}

const OPENING = /<<(\/?[a-z_]\w*|[=-])/giu
/** No macro is longer; looking further would let a torn one cost too much. */
const LONGEST = 1000

/** All macros of a passage, in order; what is torn stays text. */
export function macrosOf(text: string): Macro[] {
  const macros: Macro[] = []
  let from = 0
  for (const { 0: opening, 1: name = '', index } of text.matchAll(OPENING)) {
    if (index < from) continue
    const end = endOf(text, index + opening.length)
    if (end === null) continue
    macros.push({
      name: name.toLowerCase().replace(/^end(if|link|nobr|silently)$/u, '/$1'),
      args: text.slice(index + opening.length, end - 2).trim(),
      source: text.slice(index, end),
      at: index,
      end,
    })
    from = end
  }
  return macros
}

/** Place after the `>>` that closes a macro; one inside of a string does not. */
function endOf(text: string, from: number): number | null {
  let quote = ''
  for (let place = from; place < text.length && place - from < LONGEST; place += 1) {
    const sign = text[place] ?? ''
    if (quote !== '') {
      if (sign === '\\') place += 1
      else if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (text.startsWith('>>', place)) return place + 2
  }
  return null
}

/** Macros by their names, blanks between them. */
export const named = (names: string): ReadonlySet<string> => new Set(names.split(' '))

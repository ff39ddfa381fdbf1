/** One `<<macro arguments>>` of SugarCube, or `(macro: arguments)` of Harlowe. */
export interface Macro {
  /** In lower case; a closing one of SugarCube begins with a slash, Harlowe's are without hyphens. */
  name: string
  args: string
  /** As it stands in the text, arguments included. */
  source: string
  at: number
  end: number
  /** Too long to be read: nothing is known of its arguments. */
  isCut: boolean
}

const OPENING = /<<(\/?[a-z_]\w*|[=-])/giu
/** Of longer ones the arguments are not read: what is asked of them would cost too much. */
export const LONGEST_MACRO = 20_000

/** All macros of a passage, in order; what is torn stays text. */
export function macrosOf(text: string): Macro[] {
  const macros: Macro[] = []
  if (!text.includes('<<')) return macros
  const closings = closingsIn(text)
  let from = 0
  for (const { 0: opening, 1: name = '', index } of text.matchAll(OPENING)) {
    if (index < from) continue
    const end = closings[index + opening.length] ?? TORN
    if (end === TORN) continue
    const isCut = end - index > LONGEST_MACRO
    macros.push({
      name: name.toLowerCase().replace(/^end(if|link|nobr|silently)$/u, '/$1'),
      args: isCut ? '' : text.slice(index + opening.length, end - 2).trim(),
      source: text.slice(index, end),
      at: index,
      end,
      isCut,
    })
    from = end
  }
  return macros
}

const TORN = -1

/**
 * For each place the one after the `>>` that closes a macro which is open there; one inside of a
 * string or a link does not. Read from the end, so that no torn macro is sought twice.
 */
function closingsIn(text: string): Int32Array {
  const [open, double, single, link] = [0, 1, 2, 3].map(() =>
    new Int32Array(text.length + 2).fill(TORN),
  ) as [Int32Array, Int32Array, Int32Array, Int32Array]
  const at = (places: Int32Array, place: number) => places[place] ?? TORN
  const inString = (places: Int32Array, quote: string, place: number) => {
    if (text[place] === '\\') return at(places, place + 2)
    return at(text[place] === quote ? open : places, place + 1)
  }
  const whereOpen = (place: number) => {
    if (text[place] === '"') return at(double, place + 1)
    if (text[place] === "'") return at(single, place + 1)
    if (text.startsWith('>>', place)) return place + 2
    const linked = text.startsWith('[[', place) ? at(link, place + 2) : TORN
    return linked === TORN ? at(open, place + 1) : linked
  }
  for (let place = text.length - 1; place >= 0; place -= 1) {
    double[place] = inString(double, '"', place)
    single[place] = inString(single, "'", place)
    const isLinked = text.startsWith(']]', place)
    link[place] = isLinked ? at(open, place + 2) : text[place] === '\n' ? TORN : at(link, place + 1)
    open[place] = whereOpen(place)
  }
  return open
}

/** Macros by their names, blanks between them. */
export const named = (names: string): ReadonlySet<string> => new Set(names.split(' '))

import { readings } from './language.ts'

/** What a play asks for, in English. */
export type Wanted = string | number | RegExp | ((text: string, element: Element | null) => boolean)

const isIt = (text: string, wanted: Wanted, element: Element | null, isExact: boolean) => {
  if (typeof wanted === 'function') return wanted(text, element)
  if (wanted instanceof RegExp) return new RegExp(wanted.source, wanted.flags).test(text)
  return isExact
    ? text === String(wanted)
    : text.toLowerCase().includes(String(wanted).toLowerCase())
}

/**
 * Whether a text on screen is what the play asks for, in the language of the toolbar. Where nothing
 * is found, the error names what was asked for.
 */
export const hears = (wanted: Wanted, isExact = true) =>
  Object.assign(
    (text: string, element: Element | null = null): boolean =>
      readings(text).some((english) => isIt(english, wanted, element, isExact)),
    { toString: () => String(wanted) },
  )

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The same for matchers that take a pattern: a string need only be part of the text. */
export class LocalizedPattern extends RegExp {
  readonly #wanted: string | RegExp
  readonly #texts: readonly string[]

  constructor(wanted: string | RegExp, texts: readonly string[] = []) {
    super(typeof wanted === 'string' ? escaped(wanted) : wanted.source)
    this.#wanted = wanted
    this.#texts = texts
  }

  override test(text: string): boolean {
    const wanted = this.#wanted
    return [...readings(text), ...this.#texts].some((english) =>
      typeof wanted === 'string'
        ? english.includes(wanted)
        : new RegExp(wanted.source, wanted.flags).test(english),
    )
  }
}

const MEANINGS = 5

/** What an element says, each piece of its text read for itself as it came from a catalogue. */
export function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const pieces: (readonly string[])[] = []
  while (walker.nextNode()) pieces.push(readings(walker.currentNode.textContent ?? ''))
  return Array.from({ length: MEANINGS }, (_, meaning) =>
    pieces
      .map((read) => read[Math.min(meaning, read.length - 1)] ?? '')
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

/** The same for matchers that compare whole values. */
export const localizedValue = (wanted: string) => ({
  $$typeof: Symbol.for('jest.asymmetricMatcher'),
  asymmetricMatch: (text: unknown) => typeof text === 'string' && readings(text).includes(wanted),
  toString: () => 'SpokenValue',
  toAsymmetricMatcher: () => wanted,
})

interface Asymmetric {
  asymmetricMatch: (value: unknown) => boolean
}

/** `expect.stringContaining('…')` and its like. */
const isAsymmetric = (value: unknown): value is Asymmetric =>
  typeof value === 'object' && value !== null && 'asymmetricMatch' in value

const says = (english: string, wanted: unknown) =>
  isAsymmetric(wanted) ? wanted.asymmetricMatch(english) : english === wanted

/** What is wanted, with the words that were found wherever these say the same. */
export function meld(found: unknown, wanted: unknown): unknown {
  if (typeof found === 'string') {
    return readings(found).some((english) => says(english, wanted)) ? found : wanted
  }
  if (Array.isArray(found) && Array.isArray(wanted)) {
    return wanted.map((one: unknown, place) => meld(found[place], one))
  }
  return wanted
}

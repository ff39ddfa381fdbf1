import { endsStory } from './endsStory.ts'
import type { Spoken } from './generateText.ts'
import { listed, mayBeNoProse, mayOpen, noTelling, opening } from './noTelling.ts'
import { endOfProse, linesOf, type Line } from './proseLines.ts'
import { ProviderFault } from './providerFault.ts'

/** What a telling may do. */
export interface Bounds {
  /** The ruling is an ending: then the telling may say so. */
  mayEnd: boolean
  /** What the author has written of the turn; the same words are no end of the model's own. */
  open: string
}

const SENTENCE = /[.!?।۔؟…]["”’)]*(?=\s|$)/u
/** Without a sentence by then, it is none. */
const LONGEST_SENTENCE = 400
/** Where words begin that may come to be no telling: so far back from the end they are held. */
const MAY_BE_NO_TELLING =
  /(?:^|[^\p{L}\p{M}])(?:a$|as(?=\s*$|\s+an?(?:\s|$))|i(?!\p{L})|ए|भ|ai|এ|ভ|ம|భ|ભ|ಭ|ഭ|ا(?:ے|$)|ل(?:س|$)|ز(?:ب|$))/iu
const HELD = 64
/** So far back words are looked at that have been told. */
const LOOKED_AT = 128

const unfit = () => new ProviderFault('unreadable', 'no telling')

/** Whether what has come so far may be how an answer begins that is about the telling. */
const isOpening = (held: string): boolean =>
  mayOpen.test(held) && !SENTENCE.test(held) && held.length < LONGEST_SENTENCE

/** From where on lines may come to be no prose; null where none may. */
const markedFrom = (lines: readonly Line[]): number | null =>
  lines.find(({ text, isWhole }) => listed.test(text) || (!isWhole && mayBeNoProse(text)))?.at ??
  null

/** From where on the end of a text may yet come to be no telling. */
function heldFrom(text: string): number {
  const from = Math.max(0, text.length - HELD)
  const found = text.slice(from).search(MAY_BE_NO_TELLING)
  // Space may stand before what is left out.
  return found < 0 ? text.trimEnd().length : text.slice(0, from + found).trimEnd().length
}

/**
 * Hears for what no telling says, and gives the place from which on it may yet be said; null where
 * nothing is. Throws `unreadable` where it was said.
 */
function hearAgain(
  { mayEnd, open }: Bounds,
  { told, held, isLast }: { told: string; held: string; isLast: boolean },
): number | null {
  if (noTelling.test(told.slice(-LOOKED_AT) + held) || opening.test(told + held)) throw unfit()
  const from = Math.max(0, told.length - LOOKED_AT)
  const ended = mayEnd ? null : endsStory(told + held, { written: open, from })
  if (ended === null) return null
  if (isLast || !ended.isOpen) throw unfit()
  return Math.max(0, ended.at - told.length)
}

/** Hears an answer as it comes, and gives out what of it is told. */
export function watchProse({ mayEnd, open: written }: Bounds) {
  const bounds = { mayEnd, open: written.toLowerCase() }
  let told = ''
  let held = ''
  let isOver = false

  const give = (upTo: number): string => {
    const given = held.slice(0, upTo)
    told += given
    held = held.slice(upTo)
    return given
  }
  const take = (isLast: boolean): string => {
    const ending = hearAgain(bounds, { told, held, isLast })
    const lines = linesOf(told, held, isLast)
    const end = endOfProse(lines)
    if (end !== null) {
      if (!SENTENCE.test((told + held.slice(0, end)).trimEnd())) throw unfit()
      isOver = true
      held = held.slice(0, end).trimEnd()
      return give(held.length)
    }
    if (isLast) return give(held.length)
    if (told === '' && isOpening(held)) return ''
    const upTo = Math.min(markedFrom(lines) ?? held.length, ending ?? held.length)
    return give(Math.min(heldFrom(held), held.slice(0, upTo).trimEnd().length))
  }

  return {
    hear: (piece: string): string => {
      held += piece
      return take(false)
    },
    end: (): string => (isOver ? '' : take(true)),
    /** What follows is no telling. */
    isOver: () => isOver,
    told: () => told,
  }
}

/** Whether a text that came whole is nothing but telling. */
export function isProse(text: string, bounds: Bounds): boolean {
  const watch = watchProse(bounds)
  try {
    return (watch.hear(text) + watch.end()).trim() === text.trim()
  } catch {
    return false
  }
}

/**
 * Passes on what of an answer is told. A refusal, talk of being a model, an answer that opens with a
 * heading or a list, or one that ends the story on its own is none; what stands before a heading, a list
 * of choices or, at an ending, "The End" is all of it. Throws `unreadable` for what is none.
 */
export async function* onlyProse(
  speech: AsyncGenerator<string, Spoken, void>,
  bounds: Bounds,
): AsyncGenerator<string, Spoken, void> {
  const watch = watchProse(bounds)
  try {
    for (;;) {
      const piece = await speech.next()
      const open = piece.done ? watch.end() : watch.hear(piece.value)
      if (open !== '') yield open
      if (watch.isOver()) return { text: watch.told(), isShort: false }
      if (piece.done) return { ...piece.value, text: watch.told() }
    }
  } finally {
    await speech.return(undefined as never)
  }
}

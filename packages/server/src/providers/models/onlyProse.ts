import type { Spoken } from './generateText.ts'
import { ProviderFault } from './providerFault.ts'

/** Words by which a model speaks of itself, or of what it was asked, instead of telling. */
const NO_TELLING =
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b|\bi(?:['’]m| am)(?: just| only)? an? (?:ai (?:language )?(?:model|assistant)|(?:large )?language model)\b|\bi(?: can['’]?t| cannot| can not| won['’]?t|(?:['’]m| am) (?:not able|unable) to) (?:help|assist|comply|continue|fulfil{1,2}|generate|create|write|provide|produce|engage)(?: with)? (?:this|that|your|the|such)(?: \S+)? (?:request|content|story|scene|prompt|scenario)|(?:ए ?आई|ai|भाषा|ए ?आय) (?:भाषा )?(?:मॉडल|मॉडेल|सहायक|असिस्टेंट)|(?:এ ?আই|ভাষা) মডেল|மொழி மாதிரி/iu

/** How an answer opens that is about the telling and not the telling. */
const OPENING =
  /^\s*(?:(?:i['’]?m |i am )?(?:so |very |really |truly )?sorry[,.!]? (?:but )?(?:i|this|that|your)\b|i apologi[sz]e\b|(?:sure|certainly|of course|absolutely|okay|great)(?: thing)?[!,.:][^\n]{0,60}?(?:here(?:['’]s| is| are)|i['’]ll|i will|let me)\b|here(?:['’]s| is) (?:the|your|a) (?:next|story|scene|turn|continuation|telling)\b)/iu

/** A line of a list. */
const LISTED = /^\s{0,3}(?:[-*•]|\d{1,2}[.)]|\p{L}[)])\s+[^\s*]/u
const HEADING = /^\s{0,3}#{1,6}\s+\S/u
/** A whole line that is a heading, announces choices, or ends the story on its own. */
const NO_PROSE =
  /^\s{0,3}(?:\*\*[^*]{1,80}\*\*:?|(?:(?:your|possible) )?(?:options?|choices?)\b[^.!?]{0,30}:|what (?:do|will|would) you do(?: next| now)?\?|(?:the )?end\.?|समाप्त[।.]?)\s*$/iu
/** How such lines begin, and lines of a list. */
const BEGINNINGS = [
  ...['do', 'will', 'would'].flatMap((verb) => [
    `what ${verb} you do?`,
    `what ${verb} you do next?`,
    `what ${verb} you do now?`,
  ]),
  ...['', 'your ', 'possible '].flatMap((whose) => [`${whose}options`, `${whose}choices`]),
  'the end.',
  'end.',
  'समाप्त।',
]
const MAY_BE_MARKED =
  /^\s{0,3}(?:#{0,6}|\*{1,2}[^*]{0,80}\*{0,2}:?|[-•]|\d{1,2}[.)]?|\p{L}\)|(?:(?:your|possible) )?(?:options?|choices?)\b[^.!?]{0,30}:?)\s*$/iu

/** Whether a line that is not whole yet may become one that is no prose. */
const mayBeNoProse = (line: string): boolean => {
  const begun = line.trimStart().toLowerCase()
  return MAY_BE_MARKED.test(line) || BEGINNINGS.some((one) => one.startsWith(begun))
}

const SENTENCE = /[.!?।…]["”’)]*(?=\s|$)/u
/** Without a sentence by then, it is none. */
const LONGEST_SENTENCE = 400
/** How an answer begins that may turn out to be about the telling. */
const MAY_OPEN =
  /^\s*(?:\S*$|(?:i|i['’]?m|as|sorry|sure|certainly|of|absolutely|okay|great|here(?:['’]s)?)(?![\p{L}'’]))/iu
/** Where words begin that may come to be no telling; none of them is longer than the end that is looked at. */
const MAY_BE_NO_TELLING = /(?:^|[^\p{L}\p{M}])(?:as?(?!\p{L})|i(?!\p{L})|ए|भ|ai|এ|ভ|ம)/iu
const LOOKED_AT = 64

const unfit = () => new ProviderFault('unreadable', 'no telling')

interface Line {
  at: number
  text: string
  /** Its end has come. */
  isWhole: boolean
}

/** The lines that begin in a text that goes on from another. */
function linesOf(told: string, held: string, isLast: boolean): Line[] {
  const lines: Line[] = []
  let at = told === '' || told.endsWith('\n') ? 0 : held.indexOf('\n') + 1
  if (at === 0 && told !== '' && !told.endsWith('\n')) return []
  while (at < held.length) {
    const end = held.indexOf('\n', at)
    lines.push({ at, text: held.slice(at, end < 0 ? undefined : end), isWhole: end >= 0 || isLast })
    if (end < 0) break
    at = end + 1
  }
  return lines
}

/** Where the telling ends and something else begins: a heading, a list of two lines or more. */
function endOfProse(lines: readonly Line[]): number | null {
  const other = lines.find(
    ({ text, isWhole }) => HEADING.test(text) || (isWhole && NO_PROSE.test(text)),
  )
  // What stands behind it has not been heard where an answer comes piece by piece.
  const before = lines.filter(({ at }) => at < (other?.at ?? Infinity))
  const [first, second] = before.filter(({ text }) => LISTED.test(text))
  return (second && first ? first.at : other?.at) ?? null
}

/** Whether what has come so far may be how an answer begins that is about the telling. */
const isOpening = (held: string): boolean =>
  MAY_OPEN.test(held) && !SENTENCE.test(held) && held.length < LONGEST_SENTENCE

/** From where on the end of a text may yet come to be no telling. */
function heldFrom(text: string): number {
  const from = Math.max(0, text.length - LOOKED_AT)
  const found = text.slice(from).search(MAY_BE_NO_TELLING)
  // Space may stand before what is left out.
  return found < 0 ? text.trimEnd().length : text.slice(0, from + found).trimEnd().length
}

/** Hears an answer as it comes, and gives out what of it is told. */
export function watchProse() {
  let told = ''
  let held = ''
  let isOver = false

  const give = (upTo: number): string => {
    const open = held.slice(0, upTo)
    told += open
    held = held.slice(upTo)
    return open
  }
  const take = (isLast: boolean): string => {
    if (NO_TELLING.test(told.slice(-LOOKED_AT) + held) || OPENING.test(told + held)) throw unfit()
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
    const open = lines.find(
      ({ text, isWhole }) => LISTED.test(text) || (!isWhole && mayBeNoProse(text)),
    )
    return give(Math.min(heldFrom(held), held.slice(0, open?.at).trimEnd().length))
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

/**
 * Passes on what of an answer is told. A refusal, talk of being a model or an answer that opens with a
 * heading or a list is none; what stands before a heading, a list of choices or "The End" is all of it.
 */
export async function* onlyProse(
  speech: AsyncGenerator<string, Spoken, void>,
): AsyncGenerator<string, Spoken, void> {
  const watch = watchProse()
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

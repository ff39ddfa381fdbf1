const MARKS = /["“”„‟«»'‘’‚‛‹›]/gu
const OPENING = /[“„‟«‘‚‛‹]/u
const SINGLE = /['‘’‚‛‹›]/u
/** Stands before what a straight mark opens. */
const ROOM = /^$|[\s\p{Ps}]/u

/** A mark of speech, and the signs around it. */
interface Mark {
  sign: string
  at: number
  before: string
  after: string
}

/** An apostrophe is written as a closing mark is: it stands at a letter. */
const isApostrophe = ({ sign, before, after }: Mark, isOpen: boolean): boolean =>
  /['’]/u.test(sign) && /[\p{L}\p{M}]/u.test(before) && (!isOpen || /\p{L}/u.test(after))

/** A straight mark tells by its place whether it opens. */
const opens = ({ sign, before }: Mark, isOpen: boolean): boolean =>
  /["']/.test(sign)
    ? ROOM.test(before) || (!isOpen && /[\p{Pd}"“'‘«]/u.test(before))
    : OPENING.test(sign)

/** A sentence out of a longer text, without the marks of speech whose other half stands elsewhere. */
export function withoutLoneMarks(sentence: string): string {
  const open: Record<'single' | 'double', number[]> = { single: [], double: [] }
  const lone: number[] = []
  for (const { 0: sign, index: at } of sentence.matchAll(MARKS)) {
    const mark = {
      sign,
      at,
      before: sentence.slice(0, at).slice(-1),
      after: sentence.charAt(at + 1),
    }
    const opened = open[SINGLE.test(sign) ? 'single' : 'double']
    if (isApostrophe(mark, opened.length > 0)) continue
    if (opens(mark, opened.length > 0)) opened.push(at)
    else if (opened.pop() === undefined) lone.push(at)
  }
  const dropped = new Set([...lone, ...open.single, ...open.double])
  return sentence
    .replaceAll(MARKS, (sign: string, at: number) => (dropped.has(at) ? '' : sign))
    .trim()
}

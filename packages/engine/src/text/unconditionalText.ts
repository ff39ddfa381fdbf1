import {
  isSyntaxIssue,
  parseVariedText,
  type Piece,
  type StoryGraph,
  type VariedText,
} from '@kathasagar/story'

export const SENTENCE = /(?<=[.!?।۔؟…]["”’]?)\s+/u
const ENDS_SENTENCE = /[.!?।۔؟…]["”’]?$/u
/** Placeholder for a conditional group. Authors' texts cannot contain this character. */
const GROUP = '\u0000'

/** Returns the sentences of an author's text that are the same in every state. */
export function unconditionalSentences(
  { declared }: Pick<StoryGraph, 'declared'>,
  source: string,
): string[] {
  const read = declared === null || !/[{\\]/u.test(source) ? null : parseVariedText(source)
  const text = read === null || isSyntaxIssue(read) ? source : withoutGroups(read)
  return text.split(SENTENCE).filter((one) => one.trim() !== '' && !one.includes(GROUP))
}

/** Replaces conditional groups by placeholders, which do not affect neighbouring sentences. */
const withoutGroups = (text: VariedText): string =>
  text.reduce<string>((before, piece) => {
    if (typeof piece === 'string') return before + piece
    const isOwn = isBetweenSentences(before) && isOfSentences(piece)
    return before + (isOwn ? `${GROUP}.` : GROUP)
  }, '')

function isBetweenSentences(before: string): boolean {
  const bare = before.trimEnd()
  return bare === '' || (bare.length < before.length && ENDS_SENTENCE.test(bare.slice(-2)))
}

function isOfSentences(piece: Exclude<Piece, string>): boolean {
  if (piece.kind === 'value') return false
  const parts = piece.kind === 'if' ? [piece.so, piece.otherwise] : piece.parts
  return parts.every((part) => {
    const last = part.at(-1)
    if (last === undefined) return true
    return typeof last === 'string' ? ENDS_SENTENCE.test(last.slice(-2)) : isOfSentences(last)
  })
}

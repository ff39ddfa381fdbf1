import type { Run } from '@kathasagar/story/emphasis'

const OTHER_MARKS = /[_`#>[\]~|\\<&\r]|^(?: {4}|\t)|^[ \t]*(?:[-+=]|\d+[.)])|^[ \t]+$| {2}$/m
const BEGINS = /^[\p{L}\p{N}]/u
const ENDS = /[\p{L}\p{M}\p{N}\p{P}]$/u
const MAY_FOLLOW = /^[\s\p{P}]/u
const MAY_PRECEDE = /[\s\p{P}]$/u

/** Splits a paragraph at its asterisks. Returns null if an asterisk may have another meaning. */
function runsOf(paragraph: string): Run[] | null {
  const pieces = paragraph.split('*')
  const last = pieces.length - 1
  const isSure = (words: string, at: number) => {
    if (at % 2 === 1) return at < last && BEGINS.test(words) && ENDS.test(words)
    const mayFollow = at === 0 || MAY_FOLLOW.test(words) || (at === last && words === '')
    return mayFollow && (at === last || MAY_PRECEDE.test(words) || (at === 0 && words === ''))
  }
  if (!pieces.every(isSure)) return null
  return pieces
    .map((words, at) => ({ words, isEmphasised: at % 2 === 1 }))
    .filter(({ words }) => words !== '')
}

/** Returns the paragraphs of a text whose only syntax is `*emphasis*`. Otherwise returns null. */
export function plainParagraphs(source: string): Run[][] | null {
  if (OTHER_MARKS.test(source)) return null
  const paragraphs = source
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(runsOf)
  return paragraphs.every((runs) => runs !== null) ? paragraphs : null
}

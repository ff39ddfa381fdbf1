import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

/** Leaves room for braces that may be added later. */
const FULL = STORY_LIMITS.nodeTextMax - 200

/** Splits a text at a paragraph, a line or a sentence, but never inside a group. */
export function piecesOf(text: string): string[] {
  const cuts = cutsIn(text)
  const pieces: string[] = []
  let from = 0
  // Checks each cut at most twice, because a text may have a million.
  let first = 0
  while (text.length - from > FULL) {
    while ((cuts[first]?.at ?? Infinity) <= from) first += 1
    let last = first
    while ((cuts[last]?.at ?? Infinity) - from <= FULL) last += 1
    const within = cuts.slice(first, last)
    const best = ['\n\n', '\n', '.', ' '].flatMap(
      (kind) => within.filter((cut) => cut.kind === kind).at(-1) ?? [],
    )
    // Prefers a later cut of a lower level to the end of a paragraph in the first half.
    const cut = best.find(({ at }) => at - from > FULL / 2) ?? best[0]
    if (!cut) break
    pieces.push(text.slice(from, cut.at).trim())
    from = cut.at
  }
  return [...pieces, text.slice(from).trim()].filter((piece) => piece !== '')
}

interface Cut {
  kind: string
  at: number
}

function cutsIn(text: string): Cut[] {
  const cuts: Cut[] = []
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth = Math.max(0, depth - 1)
    else if (depth === 0 && sign === '\n')
      cuts.push({ kind: text[at + 1] === '\n' ? '\n\n' : '\n', at: at + 1 })
    else if (depth === 0 && sign === ' ')
      cuts.push({ kind: /[.!?।”"]/u.test(text[at - 1] ?? '') ? '.' : ' ', at: at + 1 })
  }
  return cuts
}

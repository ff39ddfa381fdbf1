/**
 * Scripts with about one token per character, because tokenizers split syllables into bytes. English
 * has about four letters per token. Estimates are high, because tokenizers vary.
 */
const INDIC = [
  'Devanagari',
  'Bengali',
  'Telugu',
  'Tamil',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Arabic',
].map((script) => `\\p{Script=${script}}`)

const SHARES: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/iu, 0.27],
  [/\s/u, 0.15],
  [/[ -\u024f]/u, 0.6],
  [new RegExp(`[${INDIC.join('')}]`, 'u'), 0.8],
]
const DEAREST = 1.5

const known = new Map<string, number>()

function shareOf(sign: string): number {
  const share = known.get(sign) ?? SHARES.find(([signs]) => signs.test(sign))?.[1] ?? DEAREST
  known.set(sign, share)
  return share
}

export function estimateTokens(text: string): number {
  let tokens = 0
  for (const sign of text) tokens += shareOf(sign)
  return Math.ceil(tokens)
}

export const ELLIPSIS = '…'

/** Returns the start or the end of a text, cut between words. */
export function trimToTokens(text: string, most: number, keep: 'head' | 'tail'): string {
  if (estimateTokens(text) <= most) return text
  if (most <= 2) return ''
  const signs = [...text]
  const room = most - shareOf(ELLIPSIS) - 1
  let tokens = 0
  let kept = 0
  for (const sign of keep === 'head' ? signs : signs.toReversed()) {
    tokens += shareOf(sign)
    if (tokens > room) break
    kept += 1
  }
  if (kept === 0) return ''
  if (keep === 'head')
    return `${signs
      .slice(0, kept)
      .join('')
      .replace(/(?<!\s)\s+\S*$/u, '')} ${ELLIPSIS}`
  return `${ELLIPSIS} ${signs
    .slice(-kept)
    .join('')
    .replace(/^\S*\s+/u, '')}`
}

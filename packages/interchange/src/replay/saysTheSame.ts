const BLANK = /\s/u

/** Where the first sign from a place on stands that is no blank. */
function pastBlanks(text: string, from: number): number {
  let at = from
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isBlank =
      code < 128 ? code === 32 || (code > 8 && code < 14) : BLANK.test(text.charAt(at))
    if (!isBlank) break
  }
  return at
}

/**
 * Whether two texts are the same words, however their blanks and breaks are laid out. A long story
 * is compared millions of signs long, so nothing of them is written anew.
 */
export function saysTheSame(one: string, other: string): boolean {
  let at = pastBlanks(one, 0)
  let to = pastBlanks(other, 0)
  while (at < one.length && to < other.length) {
    const sign = one.charCodeAt(at)
    if (sign > 32 && sign < 128 && sign === other.charCodeAt(to)) {
      at += 1
      to += 1
      continue
    }
    const [past, beyond] = [pastBlanks(one, at), pastBlanks(other, to)]
    if (past > at !== beyond > to) return false
    if (past === at && sign !== other.charCodeAt(to)) return false
    at = past === at ? at + 1 : past
    to = beyond === to ? to + 1 : beyond
  }
  return pastBlanks(one, at) === one.length && pastBlanks(other, to) === other.length
}

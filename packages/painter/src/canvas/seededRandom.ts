export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number
  between: (low: number, high: number) => number
}

/** Creates a Xorshift generator. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1
  const next = () => {
    state = (state ^ (state << 13)) >>> 0
    state = (state ^ (state >>> 17)) >>> 0
    state = (state ^ (state << 5)) >>> 0
    return state / 4294967296
  }
  // Skips the first number, because it is similar for neighbouring seeds.
  next()
  next()
  return { next, between: (low, high) => low + (high - low) * next() }
}

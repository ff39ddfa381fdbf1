/** Returns the FNV-1a hash of the UTF-16 code units. */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < words.length; i += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}

/** Returns the next number, from 0 (inclusive) to 1 (exclusive). */
export type Draw = () => number

/** Creates a Mulberry32 generator. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function drawIndex(draw: Draw, count: number): number {
  return Math.floor(draw() * count)
}

export function nextSeed(seed: number): number {
  return Math.floor(drawFrom(seed)() * 4294967296)
}

export type Hex = `#${string}`

/** Mixes two `#rrggbb` colours. A `share` of 0 returns the first. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const part = Math.max(0, Math.min(1, share))
  const digits = [1, 3, 5].map((at) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16)
    const to = Number.parseInt(second.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

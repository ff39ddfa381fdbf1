/** `%+20` adds 20% of the gap to 100, and `%-20` subtracts 20% of the value. */
export const SHARE = /^%[+-]\d{1,3}$/u

/** Minimum change, because percentages alone never reach 0 or 100. */
const LEAST = 1
const MOST = 99
const WHOLE = 100

export const growByShare = (now: number, share: number): number =>
  Math.min(MOST, now + Math.floor(((WHOLE - now) * share) / WHOLE))

export const shrinkByShare = (now: number, share: number): number =>
  Math.max(LEAST, now - Math.floor((now * share) / WHOLE))

/** Applies a percentage, except to numbers outside 0 to 100. */
export function afterShare(now: number, written: string): number {
  if (now < 0 || now > WHOLE) return now
  const share = Number(written.slice(2))
  return written.startsWith('%+') ? growByShare(now, share) : shrinkByShare(now, share)
}

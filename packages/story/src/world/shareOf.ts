/** A change of a percentage by a share: `%+20` of what it lacks to a hundred, `%-20` of what it is. */
export const SHARE = /^%[+-]\d{1,3}$/u

/** A percentage never comes to its ends by shares alone. */
const LEAST = 1
const MOST = 99
const WHOLE = 100

/** What a percentage is after it grew by a share of what it lacks, in whole numbers. */
export const grownBy = (now: number, share: number): number =>
  Math.min(MOST, now + Math.floor(((WHOLE - now) * share) / WHOLE))

/** What a percentage is after it lost a share of itself, in whole numbers. */
export const shrunkBy = (now: number, share: number): number =>
  Math.max(LEAST, now - Math.floor((now * share) / WHOLE))

/** What a number is after a change that is written as a share; it says nothing of what is no percentage. */
export function afterShare(now: number, written: string): number {
  if (now < 0 || now > WHOLE) return now
  const share = Number(written.slice(2))
  return written.startsWith('%+') ? grownBy(now, share) : shrunkBy(now, share)
}

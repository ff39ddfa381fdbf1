import type { KeyCount } from './ports.ts'

/** Stands for all that is not told by itself. */
export const OTHER = 'other'

interface Fold {
  /** Of everything that was counted, whether listed or not. */
  total: number
  /** What fewer did is not told by itself. */
  min: number
  /** So many are told by themselves; the most common ones. */
  most: number
}

/** Counts by key, the most common first; what few did is one of them, the last, so that nobody is known by it. */
export function foldSmall(counts: readonly KeyCount[], { total, min, most }: Fold): KeyCount[] {
  const told = counts
    .filter(({ key, count }) => key !== OTHER && count >= min)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
  const rest = told.reduce((left, { count }) => left - count, total)
  return rest > 0 ? [...told, { key: OTHER, count: rest }] : told
}

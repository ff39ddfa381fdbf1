/** Time in which no further step is taken, so that one turn of a wheel is one step. */
export const SECTION_LOCK_MS = 500
/** The same between cards, which are read while one goes on. */
export const CARD_LOCK_MS = 700
/** A swipe is longer than this; anything shorter is a touch. */
export const SWIPE_PX = 50

/** Where a reader stands: a section, and in it a card where it is told card by card. */
export interface PagerPlace {
  section: number
  card: number
}

export interface PagerStep {
  place: PagerPlace
  lockMs: number
}

/** How many cards each section is told in; 1 where it is told at once. */
export type PagerShape = readonly number[]

/**
 * One step on or back. A section's cards come first; it is entered at its first card from above
 * and at its last from below. At both ends there is nowhere to go.
 */
export function stepFrom(
  { section, card }: PagerPlace,
  direction: 1 | -1,
  shape: PagerShape,
): PagerStep | null {
  const nextCard = card + direction
  if (nextCard >= 0 && nextCard < (shape[section] ?? 1)) {
    return { place: { section, card: nextCard }, lockMs: CARD_LOCK_MS }
  }
  const next = section + direction
  const cards = shape[next]
  if (cards === undefined) return null
  return {
    place: { section: next, card: direction === 1 ? 0 : cards - 1 },
    lockMs: SECTION_LOCK_MS,
  }
}

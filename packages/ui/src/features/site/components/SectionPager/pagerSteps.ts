/** Time in which input after a step is ignored, in milliseconds. One gesture is one step. */
export const SECTION_LOCK_MS = 500
/** The same time for a step between cards, in milliseconds. */
export const CARD_LOCK_MS = 700
export const SWIPE_PX = 50

export interface PagerPlace {
  section: number
  card: number
}

export interface PagerStep {
  place: PagerPlace
  lockMs: number
}

/** Number of cards in each section. The number is 1 for a section without cards. */
export type PagerShape = readonly number[]

/** Returns the next position, or null at an end. A step up to a section shows its last card. */
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

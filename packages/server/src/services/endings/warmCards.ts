import type { CardFace, CardPainter } from './ports.ts'

/** Once whoever came with the start has been answered. */
const AFTER_MS = 10_000

/** In the letters of most stories; those of others are opened when one is first drawn. */
const FIRST: CardFace = {
  shape: 'wide',
  storyTitle: 'Kathasagar',
  endingTitle: 'कथासागर',
  direction: 'ltr',
  deeds: ['A lamp was lit, and somebody asked what happened next'],
  place: { number: 1, total: 2 },
  placeWords: '1/2',
  picture: null,
}

/** Draws a card that nobody sees a while after a start, so that no player waits for the first one. */
export function warmCards({ cardPainter }: { cardPainter: CardPainter }): void {
  const warm = () => void cardPainter.drawCard(FIRST).catch(() => undefined)
  setTimeout(warm, AFTER_MS).unref()
}

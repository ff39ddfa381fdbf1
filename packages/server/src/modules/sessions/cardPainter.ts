import type { CardShape } from '@kathasagar/api/contract'

import type { Refusal } from '../../platform/call.ts'

export interface CardFace {
  shape: CardShape
  storyTitle: string
  endingTitle: string
  direction: 'ltr' | 'rtl'
  deeds: readonly string[]
  place: { number: number; total: number }
  /** Number of the ending, as text in the language of the page. */
  placeWords: string
  /** Image file of the scene or the cover. Null if there is none. */
  picture: Uint8Array | null
}

export interface CardPainter {
  /** Returns a PNG of 1200 x 630 or 1080 x 1920 pixels, or a refusal if the queue is full. */
  drawCard(face: CardFace): Promise<Uint8Array | Refusal>
  close(): Promise<void>
}

/** Delay after the start, in ms. */
const AFTER_MS = 10_000

/** Contains the scripts of most stories, so that drawing it loads their fonts. */
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

/** Draws and discards a card after the start, so that no player waits for fonts to load. */
export function warmCards({ cardPainter }: { cardPainter: CardPainter }): void {
  const warm = () => void cardPainter.drawCard(FIRST).catch(() => undefined)
  setTimeout(warm, AFTER_MS).unref()
}

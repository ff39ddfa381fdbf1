import type { Refusal } from '../refusal.ts'

/** How a card lies: as a link's preview, or as a phone's screen. */
export type CardShape = 'wide' | 'tall'

/** All that a card of an ending shows. */
export interface CardFace {
  shape: CardShape
  storyTitle: string
  endingTitle: string
  /** How the story's letters run. */
  direction: 'ltr' | 'rtl'
  /** Deeds of the play that are recalled, the first ones first. */
  deeds: readonly string[]
  /** Which ending it is, from 1, and of how many. */
  place: { number: number; total: number }
  /** The same in words, in the reader's language. */
  placeWords: string
  /** The scene's plate or the story's cover as a file; null where there is none. */
  picture: Uint8Array | null
}

/** Draws cards of endings in a thread of its own. */
export interface CardPainter {
  /** A PNG of 1200 x 630 or 1080 x 1920 pixels; refuses who comes while too many wait. */
  drawCard(face: CardFace): Promise<Uint8Array | Refusal>
  close(): Promise<void>
}

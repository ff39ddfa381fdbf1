import * as z from 'zod/mini'

import { PAGE_LANGUAGES, type PageLanguage } from './pageLanguages.ts'

/** A file that is sent as it is, in place of JSON. */
export const SentFile = z.object({
  /** What to call it. */
  file_name: z.string(),
  /** What it is served as. */
  media_type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})
export type SentFile = z.infer<typeof SentFile>

/** Language of the site's own texts on the card. */
const lang = z._default(z.enum(PAGE_LANGUAGES), 'en')

/** A card of an ending: `wide` for previews of links, 1200 x 630; `tall` for phones, 1080 x 1920. */
export const CARD_SHAPES = ['wide', 'tall'] as const
export type CardShape = (typeof CARD_SHAPES)[number]
export const CardQuery = z.object({ shape: z._default(z.enum(CARD_SHAPES), 'wide'), lang })

interface KeepsakeWords {
  /** Which of `{total}` endings it is. */
  endingOf: string
  onlyEnding: string
}

/** Texts of the site on cards, by language. */
export const KEEPSAKE_WORDS: Readonly<Record<PageLanguage, KeepsakeWords>> = {
  en: {
    endingOf: 'One of {total} endings',
    onlyEnding: 'The only ending',
  },
  hi: {
    endingOf: '{total} में से एक अंत',
    onlyEnding: 'एकमात्र अंत',
  },
}

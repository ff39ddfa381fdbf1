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

/** In which language the site itself speaks on what is taken along. */
const lang = z._default(z.enum(PAGE_LANGUAGES), 'en')

/** A card of an ending: `wide` for previews of links, 1200 x 630; `tall` for phones, 1080 x 1920. */
export const CARD_SHAPES = ['wide', 'tall'] as const
export type CardShape = (typeof CARD_SHAPES)[number]
export const CardQuery = z.object({ shape: z._default(z.enum(CARD_SHAPES), 'wide'), lang })

/** A play as a book: for readers of books, or one page to print. */
export const BOOK_FORMATS = ['epub', 'html'] as const
export type BookFormat = (typeof BOOK_FORMATS)[number]
export const BookQuery = z.object({ format: z._default(z.enum(BOOK_FORMATS), 'epub'), lang })

interface KeepsakeWords {
  /** Which of `{total}` endings it is. */
  endingOf: string
  onlyEnding: string
  contents: string
  cover: string
  /** Heads what the player has said. */
  you: string
  credits: string
  /** `{author}` wrote the story. */
  writtenBy: string
  /** `{site}` and `{date}`: where and when it was played. */
  playedOn: string
  /** Words of the player stand as they were typed. */
  ownWords: string
  /** Heads what the story draws from. */
  sources: string
}

/** What the site says on cards and in books, by its language. */
export const KEEPSAKE_WORDS: Readonly<Record<PageLanguage, KeepsakeWords>> = {
  en: {
    endingOf: 'One of {total} endings',
    onlyEnding: 'The only ending',
    contents: 'Contents',
    cover: 'Cover',
    you: 'You',
    credits: 'Credits and sources',
    writtenBy: 'The story was written by {author}.',
    playedOn: 'Played on {site}; taken along on {date}.',
    ownWords: 'What its reader said stands as it was typed.',
    sources: 'What the story draws from',
  },
  hi: {
    endingOf: '{total} में से एक अंत',
    onlyEnding: 'एकमात्र अंत',
    contents: 'विषय-सूची',
    cover: 'आवरण',
    you: 'आप',
    credits: 'श्रेय और स्रोत',
    writtenBy: 'यह कहानी {author} ने लिखी है।',
    playedOn: '{site} पर खेली गई; {date} को सहेजी गई।',
    ownWords: 'पाठक की बातें वैसी ही हैं जैसी लिखी गई थीं।',
    sources: 'कहानी के स्रोत',
  },
}

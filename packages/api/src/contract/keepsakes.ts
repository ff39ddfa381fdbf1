import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { Category, Tag } from './taxonomy.ts'
import { OFTEN } from './rateLimits.ts'
import { PAGE_LANGUAGES, type PageLanguage } from './pageLanguages.ts'
import { SessionParams } from './sessions.ts'
import { id } from './fields.ts'
import { route } from './route.ts'

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

/** Something the player did that an ending looks back on. */
export const RecalledTurn = z.object({
  /** In the story's language, or in the player's own. */
  text: z.string(),
  /** Who says it: `recall` its author for the ending; `choice` the choice itself; `words` the player. */
  kind: z.enum(['recall', 'choice', 'words']),
  turn_id: id,
  /** Number of its turn; the start is 0. */
  turn: count,
})
export type RecalledTurn = z.infer<typeof RecalledTurn>

/** An ending of the story, by its place among them. */
export const FoundEnding = z.object({
  /** From 1. */
  number: count,
  /** Null until this player has found it, in any play of the story. */
  title: z.nullable(z.string()),
  /** The one that the session stands at. */
  is_here: z.boolean(),
})
export type FoundEnding = z.infer<typeof FoundEnding>

/** Why this story and no other; the client says it in the language of its pages. */
export const NextStoryReason = z.discriminatedUnion('code', [
  /** The story that has ended is the part before it. */
  z.object({ code: z.literal('next_part'), series: z.string(), number: count }),
  /** The player has begun it and has not come to an ending. */
  z.object({ code: z.literal('unfinished') }),
  z.object({ code: z.literal('same_author'), author: z.string() }),
  z.object({ code: z.literal('shared_tag'), tag: Tag }),
  z.object({ code: z.literal('same_category'), category: Category }),
  /** It has as many endings as the story that has ended, or more. */
  z.object({ code: z.literal('many_endings'), endings: count }),
  /** Nothing ties it to the story that has ended. */
  z.object({ code: z.literal('not_yet_read') }),
])
export type NextStoryReason = z.infer<typeof NextStoryReason>

/** A story to go on with. */
export const NextStory = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  cover_image_url: z.nullable(z.string()),
  language: z.enum(STORY_LANGUAGES),
  reason: NextStoryReason,
})
export type NextStory = z.infer<typeof NextStory>

/** What an ending has to show beside its words. */
export const EndingRecap = z.object({
  /** The deeds that told most of the play, in the order in which they were done. */
  recalled: z.array(RecalledTurn),
  /** All endings of the story, in its order. */
  endings: z.array(FoundEnding),
  /** What the player knows from here on in every play of the story, in the author's words, and did not before. */
  learned: z.optional(z.array(z.string())),
  /** Where `undo` with `to: fork` leads; null where no turn left more than one choice open. */
  fork: z.nullable(z.object({ turn_id: id, turn: count })),
  /** Null where nothing is left that the player can play. */
  next_story: z.nullable(NextStory),
  /** How many pages the story's codex has, open and veiled. */
  codex_pages: z.optional(count),
})
export type EndingRecap = z.infer<typeof EndingRecap>

/** The ending of a session and its card. */
export const keepsakesRoutes = {
  getEnding: route('GET', '/game/sessions/:session_id/ending', {
    summary: 'What the ending of a session recalls, which others were found, and what comes next',
    access: 'player',
    params: SessionParams,
    answer: EndingRecap,
    errors: ['session_not_found', 'no_ending_yet'],
  }),
  getEndingCard: route('GET', '/game/sessions/:session_id/card', {
    summary:
      'The ending of a session as a card to share, a PNG without a word of what else happens',
    access: 'player',
    rateLimit: { perUser: OFTEN },
    params: SessionParams,
    query: CardQuery,
    answer: SentFile,
    sendsFile: ['image/png'],
    errors: ['session_not_found', 'no_ending_yet'],
  }),
} as const

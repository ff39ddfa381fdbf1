import * as z from 'zod/mini'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { Category, Tag } from './taxonomy.ts'
import { SIXTY_PER_MINUTE } from './rateLimits.ts'
import { PAGE_LANGUAGES, type PageLanguage } from './pageLanguages.ts'
import { id } from './fields.ts'
import { playerRoute } from './route.ts'

export const SentFile = z.object({
  file_name: z.string(),
  media_type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})
export interface SentFile extends z.infer<typeof SentFile> {}

const lang = z._default(z.enum(PAGE_LANGUAGES), 'en')

/** Shapes of cards: `wide` for link previews (1200 × 630), `tall` for phones (1080 × 1920). */
export const CARD_SHAPES = ['wide', 'tall'] as const
export type CardShape = (typeof CARD_SHAPES)[number]

export const KEEPSAKE_WORDS: Readonly<
  Record<PageLanguage, { endingOf: string; onlyEnding: string }>
> = {
  en: { endingOf: 'One of {total} endings', onlyEnding: 'The only ending' },
  hi: { endingOf: '{total} में से एक अंत', onlyEnding: 'एकमात्र अंत' },
}

export const RecalledTurn = z.object({
  text: z.string(),
  /** Source of the text: the author for `recall` and `choice`, the player for `words`. */
  kind: z.enum(['recall', 'choice', 'words']),
  turn_id: id,
  turn: count,
})
export interface RecalledTurn extends z.infer<typeof RecalledTurn> {}

export const FoundEnding = z.object({
  number: count,
  /** Title. Null until the player has reached the ending in any session. */
  title: z.nullable(z.string()),
  is_here: z.boolean(),
})
export interface FoundEnding extends z.infer<typeof FoundEnding> {}

/** Reason for the suggestion. The client translates it. */
export const NextStoryReason = z.discriminatedUnion('code', [
  /** The story is the next part of the series. */
  z.object({ code: z.literal('next_part'), series: z.string(), number: count }),
  /** The player started the story but reached no ending. */
  z.object({ code: z.literal('unfinished') }),
  z.object({ code: z.literal('same_author'), author: z.string() }),
  z.object({ code: z.literal('shared_tag'), tag: Tag }),
  z.object({ code: z.literal('same_category'), category: Category }),
  /** The story has at least as many endings as the finished one. */
  z.object({ code: z.literal('many_endings'), endings: count }),
  /** The story has nothing in common with the finished one. */
  z.object({ code: z.literal('not_yet_read') }),
])
export type NextStoryReason = z.infer<typeof NextStoryReason>

export const NextStory = z.object({
  id,
  title: z.string(),
  tagline: z.string(),
  cover_image_url: z.nullable(z.string()),
  language: z.enum(STORY_LANGUAGES),
  reason: NextStoryReason,
})
export interface NextStory extends z.infer<typeof NextStory> {}

export const EndingRecap = z.object({
  /** Actions with the greatest effect on the session, in order. */
  recalled: z.array(RecalledTurn),
  endings: z.array(FoundEnding),
  /** Knowledge that later sessions will start with, in the author's words. */
  learned: z.optional(z.array(z.string())),
  /** Turn that `undo` with `to: fork` goes to. Null if no turn had several choices. */
  fork: z.nullable(z.object({ turn_id: id, turn: count })),
  next_story: z.nullable(NextStory),
  /** Players who reached this ending, out of all who finished. Absent if fewer than 20 finished. */
  reached: z.optional(z.object({ players: count, finished: count })),
  codex_pages: z.optional(count),
})
export interface EndingRecap extends z.infer<typeof EndingRecap> {}

export default {
  getEnding: playerRoute('GET', '/game/sessions/:session_id/ending', {
    summary: 'Get the recalled actions, found endings and next story for an ending',
    answer: EndingRecap,
    errors: ['session_not_found', 'no_ending_yet'],
  }),
  getEndingCard: playerRoute('GET', '/game/sessions/:session_id/card', {
    summary: 'Get the ending of a session as a PNG card without spoilers',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    query: z.object({ shape: z._default(z.enum(CARD_SHAPES), 'wide'), lang }),
    answer: SentFile,
    sendsFile: ['image/png'],
    errors: ['session_not_found', 'no_ending_yet'],
  }),
} as const

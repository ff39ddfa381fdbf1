import { EndingRecap } from '../endings.ts'
import { BookQuery, CardQuery, SentFile } from '../keepsakes.ts'
import { MINUTE_MS, OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { SessionParams } from '../sessions.ts'

/** What a player keeps of a session: its ending, a card of that, and all of it as a book. */
export const routes = {
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
  getSessionBook: route('GET', '/game/sessions/:session_id/book', {
    summary: 'A session as a book: EPUB 3, or one page to print',
    access: 'player',
    rateLimit: { perUser: [{ max: 10, windowMs: MINUTE_MS }] },
    params: SessionParams,
    query: BookQuery,
    answer: SentFile,
    sendsFile: ['application/epub+zip', 'text/html'],
    errors: ['session_not_found'],
  }),
} as const

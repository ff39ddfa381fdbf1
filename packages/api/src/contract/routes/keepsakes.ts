import { EndingRecap } from '../endings.ts'
import { CardQuery, SentFile } from '../keepsakes.ts'
import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { SessionParams } from '../sessions.ts'

/** The ending of a session and its card. */
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
} as const

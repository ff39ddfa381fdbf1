import { OfflinePlayAnswer, OfflinePlayQuery } from '../offlinePlay.ts'
import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { SessionParams } from '../sessions.ts'

/** Playing on without a network. */
export const routes = {
  getOfflinePlay: route('GET', '/game/sessions/:session_id/offline', {
    summary: 'What it takes to go on in a session without the server',
    access: 'player',
    rateLimit: { perUser: OFTEN },
    params: SessionParams,
    query: OfflinePlayQuery,
    answer: OfflinePlayAnswer,
    errors: ['session_not_found', 'premium_required', 'adults_only'],
  }),
} as const

import { randomBytes } from 'node:crypto'

import type { PlayShare, SharePlayRequest } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { isPlayedByPage } from '../storyPages/isPlayedByPage.ts'
import { presentRow } from '../storedRow.ts'

/** Too many to be guessed. */
const CODE_BYTES = 16

interface Sharing extends SharePlayRequest {
  userId: string
  sessionId: string
}

/** Makes a link to what was told up to where a session stands, or changes what that link shows. */
export async function sharePlay(
  { store, graphs }: Ports,
  { userId, sessionId, from_turn, shows_words, shows_name }: Sharing,
): Promise<PlayShare | Refusal> {
  const { sessions, sharedPlays } = store.repositories
  const session = await sessions.findSession(sessionId, userId)
  // A draft goes to whom its author gives it, and to nobody else.
  if (session === undefined || session.preview_code !== null) return { code: 'session_not_found' }
  // What a page has told is known from the player's browser alone: nobody else shall read it as the author's.
  if (await isPlayedByPage({ graphs }, session.version_id)) return { code: 'session_not_found' }
  const from = from_turn ? await sharedPlays.findOnWay(session, from_turn) : null
  if (from === undefined) return { code: 'not_found' }
  const code = randomBytes(CODE_BYTES).toString('hex')
  const share = { code, session, from, shows_words, shows_name }
  return presentRow<PlayShare>(await sharedPlays.save(share))
}

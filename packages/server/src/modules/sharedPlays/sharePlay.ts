import { randomBytes } from 'node:crypto'

import type { PlayShare } from '@kathasagar/api/contract'

import { findSession } from '../sessions/index.ts'
import type { Call } from '../../platform/call.ts'
import { presentRow } from '../../services/storedRow.ts'
import { isPlayedByPage } from '../storyPages/index.ts'
import type { SharedPlaysContext } from './context.ts'
import { findOnWay, SHARE_COLUMNS } from './sharedPlays.queries.ts'

/** Length of a code that cannot be guessed, in bytes. */
const CODE_BYTES = 16

/** Creates a link to the turns up to where a session stands, or changes what that link shows. */
export const sharePlay: Call<'sharePlay', SharedPlaysContext> = async (ctx, input) => {
  const { db, graphs } = ctx
  const { from_turn, shows_words, shows_name } = input.body
  const session = await findSession(db, input.params.session_id, input.user.id)
  // Only the author of a draft invites others to it.
  if (!session || session.preview_code !== null) return { code: 'session_not_found' }
  // The text of a story's own page comes from the player's browser, so nobody may read it as the author's.
  if (await isPlayedByPage({ graphs }, session.version_id)) return { code: 'session_not_found' }
  const from = from_turn ? await findOnWay(db, session, from_turn) : null
  if (from === undefined) return { code: 'not_found' }

  const { user_id, id: session_id, head_turn_id } = session
  const options = {
    from_turn_id: from?.id ?? null,
    first_number: from?.number ?? 0,
    shows_words,
    shows_name,
  }
  const code = randomBytes(CODE_BYTES).toString('hex')
  const share = await db
    .insertInto('shared_plays')
    .values({ code, user_id, session_id, head_turn_id, ...options })
    .onConflict((known) =>
      known.columns(['user_id', 'session_id', 'head_turn_id']).doUpdateSet(options),
    )
    .returning(SHARE_COLUMNS)
    .executeTakeFirstOrThrow()
  return presentRow<PlayShare>(share)
}

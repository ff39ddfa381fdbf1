import { randomBytes } from 'node:crypto'

import type { PlayShare } from '@kathasagar/api/contract'

import { findSession } from '../sessions/index.ts'
import type { Call } from '../../platform/call.ts'
import { presentRow } from '../../platform/db/rows.ts'
import { isPlayedByPage } from '../storyPages/index.ts'
import type { SharedPlaysContext } from './findShown.ts'
import { findTurnOnPath, SHARE_COLUMNS } from './sharedPlays.queries.ts'

/** Length of the code. It is unguessable with 128 bits. */
const CODE_BYTES = 16

export const sharePlay: Call<'sharePlay', SharedPlaysContext> = async (ctx, input) => {
  const { db, graphs } = ctx
  const { from_turn, shows_words, shows_name } = input.body
  const session = await findSession(db, input.params.session_id, input.user.id)
  // Only the author can invite others to a draft.
  if (!session || session.preview_code !== null) return { code: 'session_not_found' }
  // The player's browser sends the text of uploaded pages. It must not appear as the author's text.
  if (await isPlayedByPage({ graphs }, session.version_id)) return { code: 'session_not_found' }
  const from = from_turn ? await findTurnOnPath(db, session, from_turn) : null
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

import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Platform } from '../../platform/call.ts'

const KEPT_MS = 7 * DAY_MS
/** Number of sessions per query. It is small, because each session has many turns. */
const AT_ONCE = 50

/** Deletes sessions that can no longer be restored. Moves their images to sessions that still use them. */
export async function purgePlays({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  let dropped = AT_ONCE
  while (dropped === AT_ONCE) {
    const { rows } = await sql`
      with dropped as (
        select id, user_id from game_sessions where deleted_at < ${before}
          and not exists (select 1 from play_actions where session_id = game_sessions.id
            and play_actions.user_id = game_sessions.user_id and status = 'running')
        limit ${sql.lit(AT_ONCE)}),
      shown as (
        select distinct on (pictures.id)
          pictures.id, turns.id as turn_id, turns.session_id, turns.user_id
        from dropped
          join pictures on pictures.session_id = dropped.id and pictures.user_id = dropped.user_id
          join turns on turns.answer ->> 'image_url' like '/pictures/%'
            and substring(turns.answer ->> 'image_url' from 11 for 36) = pictures.id::text
        where (turns.session_id, turns.user_id) not in (select id, user_id from dropped)
        order by pictures.id, turns.user_id = pictures.user_id desc, turns.created_at),
      handed as (
        update pictures
        set turn_id = shown.turn_id, session_id = shown.session_id, user_id = shown.user_id
        from shown where pictures.id = shown.id)
      delete from game_sessions where (id, user_id) in (select id, user_id from dropped)
      returning id`.execute(db)
    dropped = rows.length
  }
}

import { DAY_MS, type FreeInput, LIMITS } from '@kathasagar/api/contract'
import { getOwn } from '@kathasagar/story'
import { sql } from 'kysely'

import { type Call, isRefusal } from '../../platform/call.ts'
import { type SafetyContext, classifyTurnHarm } from '../safety/index.ts'
import { looksPersonal } from '../sessions/index.ts'
import { asEdited, findOwnStory, structureOf } from './ownStory.ts'

/** Maximum number of inputs. Older inputs are ignored. */
const MAX_INPUTS = 10_000

type InputRow = Omit<FreeInput, 'title'> & { total: number }

/** Lists free text of players. Omits text that the safety rules decline. */
export const listFreeInputs: Call<'listFreeInputs', SafetyContext> = async (
  { db, clock, scoreHarm },
  { params, user, query },
) => {
  const found = await findOwnStory(db, { storyId: params.story_id, user })
  if (isRefusal(found)) return found
  const story = asEdited(found, user)
  const since = new Date(clock.now().getTime() - LIMITS.freeInputDays * DAY_MS)
  const limit = LIMITS.freeInputsPerPage
  const { rows } = await sql<InputRow>`
    select *, (count(*) over ())::int as total
    from (
      select node, words, count(distinct user_id)::int as players,
        (array_agg(answered_by order by created_at desc))[1] as answered_by
      from (
        select node, words, user_id, answered_by, created_at from free_inputs
        where story_id = ${story.id} and created_at >= ${since} and user_id <> ${story.author_id}
          and exists (select from game_sessions as session
            where session.id = free_inputs.session_id and session.user_id = free_inputs.user_id
              and session.deleted_at is null and session.preview_code is null)
        order by created_at desc limit ${sql.lit(MAX_INPUTS)}
      ) as latest
      group by node, words having count(distinct user_id) >= ${LIMITS.triedPlayersMin}
    ) as input
    where ${query.show === 'all' ? sql`true` : sql`answered_by is null`}
    order by players desc, words, node offset ${(query.page - 1) * limit} limit ${limit}`.execute(
    db,
  )
  const nodes = (await structureOf(db, story))?.nodes ?? {}

  const items: FreeInput[] = []
  for (const { total: _total, ...input } of rows) {
    // The rules may have changed since the text was typed.
    if (looksPersonal(input.words)) continue
    const { content_rating } = story
    if ((await classifyTurnHarm(scoreHarm, input.words, { content_rating })) !== null) continue
    items.push({ ...input, title: getOwn(nodes, input.node)?.title?.trim() || input.node })
  }
  return {
    items,
    page: query.page,
    total_pages: Math.max(1, Math.ceil((rows[0]?.total ?? 0) / limit)),
    since: since.toISOString(),
    players_min: LIMITS.triedPlayersMin,
  }
}

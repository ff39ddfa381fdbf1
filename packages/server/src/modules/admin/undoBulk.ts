import { BULK_STEP_MAX, DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Db, Call, Platform, StoredUser } from '../../platform/call.ts'
import { recordEvents } from '../audit/index.ts'
import { countOtherAdmins } from '../users/index.ts'
import { lockBulkAction, lockStories, BATCH, writeStories } from './bulk.queries.ts'
import { AUDIT_ACTION_OF_BULK, factsOf, hasFields, isSave, type ChangedLine } from './bulkChange.ts'

const UNDONE_WITHIN_MS = 7 * DAY_MS

export async function deleteOldBulks({ db, clock }: Platform): Promise<void> {
  const then = new Date(clock.now().getTime() - UNDONE_WITHIN_MS)
  await db.deleteFrom('bulk_acts').where('created_at', '<', then).execute()
}

async function listChanged(db: Db, bulkId: string) {
  const { rows } = await sql<ChangedLine & { is_ownerless: boolean }>`
    select story_id, before, after, revision,
      before ? 'author_id' and not exists (
        select 1 from users where id = (before ->> 'author_id')::uuid) as is_ownerless
    from bulk_act_stories where bulk_id = ${bulkId} and outcome = 'changed' and undone is null
    order by story_id limit ${BATCH}`.execute(db)
  return rows
}

async function settleUndo(db: Db, bulkId: string, lines: readonly ChangedLine[], undone: boolean) {
  if (lines.length === 0) return
  const ids = lines.map(({ story_id }) => story_id)
  await db
    .updateTable('bulk_act_stories')
    .set({ undone })
    .where('bulk_id', '=', bulkId)
    .where('story_id', 'in', ids)
    .execute()
}

/** Reverts the next stories of the action. Returns their number, or null if the action is unknown. */
const undoPiece = (ctx: Platform, bulkId: string, user: StoredUser) =>
  ctx.transaction(async (db) => {
    const bulk = await lockBulkAction(db, bulkId)
    if (!bulk) return null
    const { act } = bulk.request
    const lines = await listChanged(db, bulkId)
    const ids = lines.map(({ story_id }) => story_id)
    const stories = new Map((await lockStories(db, ids)).map((story) => [story.id, story]))
    const hasOtherAdmin = (await countOtherAdmins(db, user.id)) > 0
    const canGoBack = ({ story_id, after, revision, is_ownerless }: (typeof lines)[number]) => {
      const story = stories.get(story_id)
      if (!story || is_ownerless) return false
      // An admin's taken-down story can be restored only by another admin.
      if (after.is_taken_down && hasOtherAdmin && story.author_id === user.id) return false
      return story.revision === revision && hasFields(story, after)
    }
    const undone = lines.filter(canGoBack)
    await writeStories(
      db,
      undone.map(({ story_id, before }) => ({ id: story_id, fields: before })),
      isSave(act) ? user.id : null,
    )
    const opposite = { take_down: 'restore', restore: 'take_down' } as const
    const events = undone.map(({ story_id, before, after }) => ({
      actor_id: user.id,
      act: AUDIT_ACTION_OF_BULK[act === 'take_down' || act === 'restore' ? opposite[act] : act],
      target: { kind: 'story', id: story_id },
      before: factsOf(after),
      after: factsOf(before),
    }))
    await recordEvents(db, events, ctx.clock.now())
    await settleUndo(db, bulkId, undone, true)
    await settleUndo(
      db,
      bulkId,
      lines.filter((line) => !undone.includes(line)),
      false,
    )
    return lines.length
  })

export const undoBulk: Call<'undoBulk', Platform> = async (ctx, { body, user }) => {
  const { bulk_id } = body
  for (let left = BULK_STEP_MAX; left > 0; left -= BATCH) {
    const seen = await undoPiece(ctx, bulk_id, user)
    if (seen === null) return { code: 'not_found' }
    if (seen < BATCH) break
  }
  const counts = await ctx.db
    .selectFrom('bulk_act_stories')
    .select(['undone', sql<number>`count(*)::int`.as('stories')])
    .where('bulk_id', '=', bulk_id)
    .where('outcome', '=', 'changed')
    .groupBy('undone')
    .execute()
  const of = (undone: boolean | null) =>
    counts.find((counted) => counted.undone === undone)?.stories ?? 0
  return { undone: of(true), left: of(false), remaining: of(null) }
}

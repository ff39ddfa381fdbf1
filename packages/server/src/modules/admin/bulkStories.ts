import { BULK_MAX } from '@kathasagar/api/contract'
import type { BulkAnswer, BulkRequest, BulkSelection, BulkSkip } from '@kathasagar/api/contract'
import type { StoryStatus } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'

import { fieldRefusal, isRefusal } from '../../platform/call.ts'
import type { Db, Call, Refusal, StoredUser } from '../../platform/call.ts'
import { requestKeyOf } from '../../http/requestKey.ts'
import { hasRow, rowsOf } from '../../platform/db/rows.ts'
import { recordEvents } from '../audit/index.ts'
import { publish, refuseUnknown } from '../authoring/index.ts'
import { recordTakeDown } from '../reports/index.ts'
import { findUserByName } from '../users/index.ts'
import { listChosen, lockBulkAction, lockStories, BATCH, writeStories } from './bulk.queries.ts'
import { AUDIT_ACTION_OF_BULK, factsOf, isSave, linesOf } from './bulkChange.ts'
import type { BulkChangeInput, BulkLine, ChangedLine } from './bulkChange.ts'
import type { AdminContext } from './context.ts'
import { countStories, passesFilter } from './stories.queries.ts'

/** Refusals that skip one story. Any other refusal stops the action. */
const OUTCOMES: Readonly<Record<string, BulkSkip>> = {
  not_publishable: 'not_publishable',
  not_archived: 'not_taken_down',
  story_not_found: 'gone',
}

interface Counted {
  outcome: BulkLine['outcome'] | null
  stories: number
}

function answerOf(bulk_id: string | null, counts: readonly Counted[]): BulkAnswer {
  const of = (outcome: Counted['outcome']) =>
    counts.find((counted) => counted.outcome === outcome)?.stories ?? 0
  return {
    bulk_id,
    total: counts.reduce((sum, { stories }) => sum + stories, 0),
    changed: of('changed'),
    skipped: counts.flatMap(({ outcome, stories }) =>
      outcome === null || outcome === 'changed' ? [] : [{ why: outcome, stories }],
    ),
    remaining: of(null),
  }
}

async function readBulk(
  db: Db,
  { id: adminId }: StoredUser,
  request: BulkRequest,
): Promise<BulkChangeInput | Refusal> {
  const { filter } = request.selection
  if (filter && (await countStories(db, filter)) > BULK_MAX) {
    return fieldRefusal('selection', `At most ${BULK_MAX} stories at once: narrow the list`)
  }
  const unknown = fieldRefusal('value', 'There is nothing of this name or id')
  if (request.act === 'owner') {
    const owner = await findUserByName(db, request.value)
    const isThere = owner && !owner.is_guest && !owner.suspended_at && !owner.delete_after
    return isThere ? { request, adminId, ownerId: owner.id } : unknown
  }
  const category_id = request.act === 'category' ? request.value : null
  const tag_ids = request.act === 'tags_add' ? request.value : []
  const refused = await refuseUnknown(db, { category_id, tag_ids })
  return refused ? unknown : { request, adminId, ownerId: null }
}

async function preview(db: Db, asked: BulkChangeInput): Promise<BulkAnswer> {
  const { selection } = asked.request
  const stories = await listChosen(db, selection)
  const ids = [...new Set(selection.ids ?? stories.map(({ id }) => id))]
  const counts = new Map<BulkLine['outcome'], number>()
  for (const { outcome } of linesOf(ids, stories, asked)) {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return answerOf(
    null,
    [...counts].map(([outcome, stories]) => ({ outcome, stories })),
  )
}

async function choose(db: Db, bulkId: string, { ids, filter }: BulkSelection) {
  const from = filter
    ? sql`select stories.id from stories where ${passesFilter(filter)}`
    : sql`select distinct named::uuid from jsonb_array_elements_text(
        ${JSON.stringify(ids)}::jsonb) as named`
  await sql`insert into bulk_act_stories (bulk_id, story_id)
    select ${bulkId}::uuid, chosen.id from (${from}) as chosen (id)`.execute(db)
}

/** Saves the action and its stories, once per key. Returns its id. */
function openAct(
  ctx: AdminContext,
  { request: asked, adminId: admin_id }: BulkChangeInput,
  key: string | null,
): Promise<string | Refusal> {
  const client_key = key ?? ctx.ids.newId()
  const [id, created_at] = [ctx.ids.newId(), ctx.clock.now()]
  // The limit is ignored when requests are compared.
  const request = JSON.stringify({ ...asked, limit: 1 })
  return ctx.transaction(async (db) => {
    const isNew = await hasRow(
      db
        .insertInto('bulk_acts')
        .values({ id, admin_id, client_key, request, created_at })
        .onConflict((conflict) => conflict.columns(['admin_id', 'client_key']).doNothing())
        .returning('id'),
    )
    if (isNew) {
      await choose(db, id, asked.selection)
      return id
    }
    const same = await db
      .selectFrom('bulk_acts')
      .select('id')
      .where('admin_id', '=', admin_id)
      .where('client_key', '=', client_key)
      .where('request', '=', sql<BulkRequest>`${request}::jsonb`)
      .executeTakeFirst()
    return same?.id ?? { code: 'key_reused' }
  })
}

async function listWaiting(db: Db, bulkId: string, limit: number) {
  const rows = await db
    .selectFrom('bulk_act_stories')
    .select('story_id')
    .where('bulk_id', '=', bulkId)
    .where('outcome', 'is', null)
    .orderBy('story_id')
    .limit(limit)
    .execute()
  return rows.map(({ story_id }) => story_id)
}

const settle = (db: Db, bulkId: string, lines: readonly BulkLine[]) =>
  sql`update bulk_act_stories as line set outcome = seen.outcome, before = seen.before,
      after = seen.after, revision = seen.revision
    from ${rowsOf(lines)} as seen (story_id uuid, outcome text, before jsonb, after jsonb,
      revision integer)
    where line.bulk_id = ${bulkId} and line.story_id = seen.story_id
      and line.outcome is null`.execute(db)

async function record(db: Db, lines: readonly ChangedLine[], asked: BulkChangeInput, now: Date) {
  const { request, adminId: actor_id } = asked
  const { act, reason } = request
  if (act === 'take_down') {
    const storyIds = lines.map(({ story_id }) => story_id)
    return recordTakeDown(db, { storyIds, actor_id, reason }, now)
  }
  const events = lines.map(({ story_id, before, after }) => ({
    actor_id,
    act: AUDIT_ACTION_OF_BULK[act],
    target: { kind: 'story', id: story_id },
    before: factsOf(before),
    after: { ...factsOf(after), reason },
  }))
  await recordEvents(db, events, now)
}

interface Step {
  bulkId: string
  asked: BulkChangeInput
  user: StoredUser
  limit: number
}

const changePiece = (ctx: AdminContext, { bulkId, asked, limit }: Step) =>
  ctx.transaction(async (db) => {
    await lockBulkAction(db, bulkId)
    const ids = await listWaiting(db, bulkId, limit)
    const lines = linesOf(ids, await lockStories(db, ids), asked)
    const changed = lines.filter((line) => line.outcome === 'changed')
    await writeStories(
      db,
      changed.map(({ story_id, after }) => ({ id: story_id, fields: after })),
      isSave(asked.request.act) ? asked.adminId : null,
    )
    await record(db, changed, asked, ctx.clock.now())
    await settle(db, bulkId, lines)
    return ids.length
  })

/** Publishes the next story after a review. Returns 0 if there are no more stories. */
async function restoreNext(
  ctx: AdminContext,
  { bulkId, asked, user }: Step,
): Promise<number | Refusal> {
  const [storyId] = await listWaiting(ctx.db, bulkId, 1)
  if (storyId === undefined) return 0
  const stories = await listChosen(ctx.db, { ids: [storyId] })
  const save = (db: Db, line: BulkLine) => settle(db, bulkId, [line])
  for (const line of linesOf([storyId], stories, asked)) {
    if (line.outcome !== 'changed') {
      await save(ctx.db, line)
      continue
    }
    // Saves the result in the transaction of the publication.
    const alongside = async (db: Db, status: StoryStatus) => {
      await save(db, status === 'published' ? line : { story_id: storyId, outcome: 'in_review' })
    }
    const why = asked.request.reason
    const restored = await publish(ctx, { storyId, user, why, alongside }, 'restore')
    if (!isRefusal(restored)) continue
    const outcome = OUTCOMES[restored.code]
    if (!outcome) return restored
    await save(ctx.db, { story_id: storyId, outcome })
  }
  return 1
}

/** Continues an action up to its limit. Later errors are only reported, so that undo stays possible. */
async function goOn(ctx: AdminContext, step: Omit<Step, 'limit'>): Promise<Refusal | null> {
  const { act, limit: max } = step.asked.request
  const [change, piece] = act === 'restore' ? [restoreNext, 1] : [changePiece, BATCH]
  for (let seen = 0; seen < max;) {
    const limit = Math.min(max - seen, piece)
    try {
      const done = await change(ctx, { ...step, limit })
      if (isRefusal(done)) return seen === 0 ? done : null
      if (done < limit) return null
      seen += done
    } catch (fault) {
      if (seen === 0) throw fault
      ctx.reportError(fault)
      return null
    }
  }
  return null
}

export const bulkStories: Call<'bulkStories', AdminContext> = async (ctx, input) => {
  const { user, body, headers } = input
  const key = requestKeyOf(headers, 'malformed_request')
  if (isRefusal(key)) return key
  const asked = await readBulk(ctx.db, user, body)
  if (isRefusal(asked)) return asked
  if (body.dry_run) return preview(ctx.db, asked)
  const bulkId = await openAct(ctx, asked, key)
  if (isRefusal(bulkId)) return bulkId
  const stopped = await goOn(ctx, { bulkId, asked, user })
  if (stopped) return stopped
  const counts = await ctx.db
    .selectFrom('bulk_act_stories')
    .select(['outcome', sql<number>`count(*)::int`.as('stories')])
    .where('bulk_id', '=', bulkId)
    .groupBy('outcome')
    .execute()
  return answerOf(bulkId, counts)
}

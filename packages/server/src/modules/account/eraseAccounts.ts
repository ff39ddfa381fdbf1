import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Platform, Services } from '../../platform/call.ts'
import { eraseUser } from './eraseUser.ts'

export interface Erasure {
  user_id: string
  erased_at: Date
}

export interface ErasureFile {
  list(): Erasure[]
  add(erasures: readonly Erasure[]): Promise<void>
}

const BATCH_SIZE = 20
const GUEST_MS = 30 * DAY_MS

type LoggedContext = Platform & Pick<Services, 'reportError'>

export interface ErasureContext extends LoggedContext {
  erasureFile: ErasureFile
}

interface DuePage {
  limit: number
  except: readonly string[]
}

async function eraseEach(
  { reportError }: LoggedContext,
  listDue: (page: DuePage) => Promise<readonly { id: string }[]>,
  erase: (id: string) => Promise<unknown>,
): Promise<void> {
  const except: string[] = []
  let due: readonly { id: string }[] = []
  do {
    due = await listDue({ limit: BATCH_SIZE, except })
    for (const { id } of due) {
      try {
        await erase(id)
      } catch (fault) {
        except.push(id)
        reportError(fault)
      }
    }
  } while (due.length === BATCH_SIZE)
}

/** Erases due accounts, including those that a restored backup contains. */
export async function eraseAccounts(ctx: LoggedContext): Promise<void> {
  const now = ctx.clock.now()
  const isDue = sql<boolean>`(delete_after <= ${now} or id in (select user_id from erased_users))`
  await eraseEach(
    ctx,
    ({ limit, except }) =>
      ctx.db
        .selectFrom('users')
        .select('id')
        .where(isDue)
        .where(sql<boolean>`id <> all (${except}::uuid[])`)
        .orderBy('delete_after')
        .limit(limit)
        .execute(),
    (id) =>
      ctx.transaction(async (db) => {
        // Undefined if the owner has reopened the account.
        const due = await db
          .selectFrom('users')
          .select('story_fate')
          .where('id', '=', id)
          .where(isDue)
          .forUpdate()
          .executeTakeFirst()
        if (due) await eraseUser(db, id, due.story_fate ?? 'remove', now)
      }),
  )
}

/** Erases guests who were idle for thirty days. */
export async function sweepGuests(ctx: LoggedContext): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - GUEST_MS)
  await eraseEach(
    ctx,
    ({ limit, except }) =>
      ctx.db
        .selectFrom('users')
        .select('id')
        .where('is_guest', '=', true)
        .where('created_at', '<', since)
        .where(sql<boolean>`id <> all (${except}::uuid[])`)
        .where(
          sql<boolean>`not exists (select from game_sessions
            where user_id = users.id and updated_at >= ${since})`,
        )
        .orderBy('created_at')
        .limit(limit)
        .execute(),
    (id) => ctx.transaction((db) => sql`select erase_guest(${id}::uuid)`.execute(db)),
  )
}

const listErased = ({ db }: Pick<Platform, 'db'>): Promise<Erasure[]> =>
  db.selectFrom('erased_users').select(['user_id', 'erased_at']).execute()

const missingFrom = (known: readonly Erasure[], others: readonly Erasure[]): Erasure[] => {
  const ids = new Set(known.map(({ user_id }) => user_id))
  return others.filter(({ user_id }) => !ids.has(user_id))
}

export async function noteErasures(
  ctx: Pick<Platform, 'db'>,
  erasures: readonly Erasure[],
): Promise<number> {
  const unknown = missingFrom(await listErased(ctx), erasures)
  if (unknown.length > 0) {
    await ctx.db
      .insertInto('erased_users')
      .values(unknown)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return unknown.length
}

/** Erases due accounts and synchronizes the erasure file with the database. */
export async function recordErasures(ctx: ErasureContext): Promise<void> {
  const { erasureFile } = ctx
  await noteErasures(ctx, erasureFile.list())
  await eraseAccounts(ctx)
  const unlisted = missingFrom(erasureFile.list(), await listErased(ctx))
  if (unlisted.length > 0) await erasureFile.add(unlisted)
}

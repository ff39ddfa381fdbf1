import type { Selectable } from 'kysely'

import type { SignInRepository } from '../../services/auth/ports.ts'
import type { HitWindow } from '../../services/rateLimitPort.ts'
import type { Database, Db } from '../database.ts'
import { fixedStatement } from '../statements/fixedStatement.ts'
import { USER_COLUMNS } from './users.ts'

const SIGN_IN_COLUMNS = ['id', 'user_id', 'expires_at', 'ended_at'] as const

interface CountedHit {
  hits: number
  resets_at: string
}

type UserColumn = (typeof USER_COLUMNS)[number] extends `users.${infer Name}` ? Name : never

interface LiveRow extends Pick<Selectable<Database['users']>, UserColumn> {
  reauthenticated_at: Date | null
  counted: CountedHit[] | null
}

const liveWith = (counted: string) =>
  fixedStatement<LiveRow>(`
    select ${USER_COLUMNS.join(', ')}, sign_ins.reauthenticated_at, ${counted} as counted
    from sign_ins join users on users.id = sign_ins.user_id
    where sign_ins.id = $1::uuid and sign_ins.ended_at is null
      and sign_ins.expires_at > $2::timestamptz`)

const askLive = liveWith('null::json')

/**
 * Counts for a sign-in that is found, in the statement that finds it. Does not wait for the disk: a
 * crash takes the last hits back, and nobody can bring one about to hit once more.
 */
const askLiveAndCount = liveWith(`case when set_config('synchronous_commit', 'off', true) = 'off'
  then count_hits($3::json, $2::timestamptz) end`)

async function findLive(db: Db, id: string, now: Date, windows: readonly HitWindow[]) {
  const { rows } =
    windows.length === 0
      ? await askLive(db, id, now)
      : await askLiveAndCount(db, id, now, JSON.stringify(windows))
  const [found] = rows
  if (!found) return undefined
  const { reauthenticated_at, counted, ...user } = found
  const hits = (counted ?? []).map((hit) => ({ ...hit, resets_at: new Date(hit.resets_at) }))
  return { user, reauthenticated_at, hits }
}

async function lockToken(db: Db, tokenHash: string) {
  const token = await db
    .selectFrom('refresh_tokens')
    .select(['token_hash', 'used_at', 'sign_in_id'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  if (!token) return undefined

  const { sign_in_id, ...rest } = token
  const sign_in = await db
    .selectFrom('sign_ins')
    .select(SIGN_IN_COLUMNS)
    .where('id', '=', sign_in_id)
    .executeTakeFirstOrThrow()
  return { ...rest, sign_in }
}

/** Ends those that are not over, of whichever sign-ins. */
const end = (db: Db, ended_at: Date) =>
  db.updateTable('sign_ins').set({ ended_at }).where('ended_at', 'is', null)

async function endOldest(db: Db, userId: string, kept: number, now: Date) {
  await end(db, now)
    .where('id', 'in', (query) =>
      query
        .selectFrom('sign_ins')
        .select('id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(kept),
    )
    .execute()
}

async function forgetExpired(db: Db, now: Date) {
  await db
    .deleteFrom('sign_ins')
    .where((where) => where.or([where('expires_at', '<', now), where('ended_at', '<', now)]))
    .execute()
}

export const signInRepository = (db: Db): SignInRepository => ({
  insertSignIn: (signIn) =>
    db.insertInto('sign_ins').values(signIn).returning(SIGN_IN_COLUMNS).executeTakeFirstOrThrow(),

  findLive: (id, now, windows = []) => findLive(db, id, now, windows),

  setReauthenticated: async (id, reauthenticated_at) => {
    await db.updateTable('sign_ins').set({ reauthenticated_at }).where('id', '=', id).execute()
  },

  listLive: (userId, now) =>
    db
      .selectFrom('sign_ins')
      .select(['id', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  insertToken: async (token_hash, sign_in_id, created_at) => {
    await db.insertInto('refresh_tokens').values({ token_hash, sign_in_id, created_at }).execute()
  },

  lockToken: (tokenHash) => lockToken(db, tokenHash),

  findToken: (tokenHash) =>
    db
      .selectFrom('refresh_tokens')
      .select(['token_hash', 'used_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst(),

  spendToken: async (tokenHash, used_at) => {
    await db
      .updateTable('refresh_tokens')
      .set({ used_at })
      .where('token_hash', '=', tokenHash)
      .execute()
  },

  prolong: async (id, expires_at) => {
    await db.updateTable('sign_ins').set({ expires_at }).where('id', '=', id).execute()
  },

  endSignIn: async (id, ended_at) => {
    await end(db, ended_at).where('id', '=', id).execute()
  },

  endAll: async (userId, ended_at) => {
    await end(db, ended_at).where('user_id', '=', userId).execute()
  },

  endOthers: async (userId, keptId, ended_at) => {
    await end(db, ended_at).where('user_id', '=', userId).where('id', '<>', keptId).execute()
  },

  endOldest: (userId, kept, now) => endOldest(db, userId, kept, now),
  forgetExpired: (now) => forgetExpired(db, now),
})

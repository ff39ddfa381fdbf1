import type { SignInRepository } from '../../services/auth/ports.ts'
import type { Db } from '../database.ts'
import { USER_COLUMNS } from './users.ts'

const SIGN_IN_COLUMNS = ['id', 'user_id', 'expires_at', 'ended_at'] as const

async function findLive(db: Db, id: string, now: Date) {
  const found = await db
    .selectFrom('auth_sessions')
    .innerJoin('users', 'users.id', 'auth_sessions.user_id')
    .select(USER_COLUMNS)
    .select('auth_sessions.proved_at')
    .where('auth_sessions.id', '=', id)
    .where('auth_sessions.ended_at', 'is', null)
    .where('auth_sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return undefined
  const { proved_at, ...user } = found
  return { user, proved_at }
}

async function lockToken(db: Db, tokenHash: string) {
  const token = await db
    .selectFrom('refresh_tokens')
    .select(['token_hash', 'used_at', 'session_id'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  if (!token) return undefined

  const { session_id, ...rest } = token
  const sign_in = await db
    .selectFrom('auth_sessions')
    .select(SIGN_IN_COLUMNS)
    .where('id', '=', session_id)
    .executeTakeFirstOrThrow()
  return { ...rest, sign_in }
}

async function endOldest(db: Db, userId: string, kept: number, now: Date) {
  await db
    .updateTable('auth_sessions')
    .set({ ended_at: now })
    .where('id', 'in', (query) =>
      query
        .selectFrom('auth_sessions')
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
    .deleteFrom('auth_sessions')
    .where((where) => where.or([where('expires_at', '<', now), where('ended_at', '<', now)]))
    .execute()
}

export const signInRepository = (db: Db): SignInRepository => ({
  insertSignIn: (signIn) =>
    db
      .insertInto('auth_sessions')
      .values(signIn)
      .returning(SIGN_IN_COLUMNS)
      .executeTakeFirstOrThrow(),

  findLive: (id, now) => findLive(db, id, now),

  setProved: async (id, proved_at) => {
    await db.updateTable('auth_sessions').set({ proved_at }).where('id', '=', id).execute()
  },

  listLive: (userId, now) =>
    db
      .selectFrom('auth_sessions')
      .select(['id', 'device', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  insertToken: async (token_hash, session_id, created_at) => {
    await db.insertInto('refresh_tokens').values({ token_hash, session_id, created_at }).execute()
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

  endSignIn: async (id, ended_at) => {
    await db
      .updateTable('auth_sessions')
      .set({ ended_at })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
  },

  endAll: async (userId, ended_at) => {
    await db
      .updateTable('auth_sessions')
      .set({ ended_at })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute()
  },

  endOthers: async (userId, keptId, ended_at) => {
    await db
      .updateTable('auth_sessions')
      .set({ ended_at })
      .where('user_id', '=', userId)
      .where('id', '<>', keptId)
      .where('ended_at', 'is', null)
      .execute()
  },

  endOwn: async (id, userId, ended_at) => {
    const ended = await db
      .updateTable('auth_sessions')
      .set({ ended_at })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', ended_at)
      .returning('id')
      .executeTakeFirst()
    return ended !== undefined
  },

  endOldest: (userId, kept, now) => endOldest(db, userId, kept, now),
  forgetExpired: (now) => forgetExpired(db, now),
})

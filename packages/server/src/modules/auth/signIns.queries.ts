import type { Selectable } from 'kysely'

import type { HitWindow } from '../../platform/rateLimits.ts'
import type { Database, Db } from '../../db/database.ts'
import { fixedStatement } from '../../platform/db/fixedStatement.ts'
import { USER_COLUMNS } from '../users/index.ts'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/call.ts'

const BYTES = 32

export const newRefreshToken = (): string => randomBytes(BYTES).toString('base64url')

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Derives the next token, so that concurrent tabs get the same one. */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')

/** Returns the next token. Null if it was already used, which means that the token was stolen. */
export async function unusedSuccessorOf(
  { secrets }: { secrets: Secrets },
  db: Db,
  token: string,
): Promise<string | null> {
  for (const secret of secrets.all()) {
    const successor = successorOf(token, secret)
    const next = await findToken(db, tokenHash(successor))
    if (next) return next.used_at === null ? successor : null
  }
  return null
}

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

/** Commits without waiting for the disk. A crash may lose hits, but clients can't cause a crash. */
const askLiveAndCount = liveWith(`case when set_config('synchronous_commit', 'off', true) = 'off'
  then count_hits($3::json, $2::timestamptz) end`)

/** Finds an active login with its user. Counts a hit in each rate-limit window until a window is full. */
export async function findLive(db: Db, id: string, now: Date, windows: readonly HitWindow[] = []) {
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

export async function lockToken(db: Db, tokenHash: string) {
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

export const findToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('refresh_tokens')
    .select(['token_hash', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

export async function insertToken(db: Db, token_hash: string, sign_in_id: string, now: Date) {
  const token = { token_hash, sign_in_id, created_at: now }
  await db.insertInto('refresh_tokens').values(token).execute()
}

export async function setReauthenticated(db: Db, id: string, reauthenticated_at: Date) {
  await db.updateTable('sign_ins').set({ reauthenticated_at }).where('id', '=', id).execute()
}

export const endSignIns = (db: Db, ended_at: Date) =>
  db.updateTable('sign_ins').set({ ended_at }).where('ended_at', 'is', null)

export async function endAllSignIns(db: Db, userId: string, now: Date, keptId?: string) {
  await endSignIns(db, now)
    .where('user_id', '=', userId)
    .$if(keptId !== undefined, (query) => query.where('id', '<>', keptId ?? ''))
    .execute()
}

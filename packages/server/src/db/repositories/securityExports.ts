import type { Db } from '../database.ts'

/** Devices that are signed in. */
export const signInsOf = (db: Db, user: string, now: Date) =>
  db
    .selectFrom('sign_ins')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', user)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()

/** By name and time alone: what opens the account is nobody's to carry. */
export async function secondFactorsOf(db: Db, user: string) {
  const totp = await db
    .selectFrom('totp_factors')
    .select(['added_at', 'last_used_at'])
    .where('user_id', '=', user)
    .where('is_confirmed', '=', true)
    .execute()
  return totp.map((app) => ({ kind: 'authenticator_app', ...app }))
}

/** Without the key, which is sealed and opens elsewhere. */
export const modelKeysOf = (db: Db, user: string) =>
  db
    .selectFrom('model_keys')
    .select(['kind', 'base_url', 'model', 'key_ends_in'])
    .where('user_id', '=', user)
    .execute()

/** Facts are told where the act was done to them, not what an admin did to somebody else. */
export async function securityEventsOf(db: Db, user: string) {
  const events = await db
    .selectFrom('audit_events')
    .selectAll()
    .where((where) =>
      where.or([
        where('actor_id', '=', user),
        where.and([where('target_kind', '=', 'user'), where('target_id', '=', user)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return events.map(({ happened_at, actor_id, act, target_kind, target_id, ...facts }) => ({
    happened_at,
    act,
    was_own_act: actor_id === user,
    target_kind,
    ...(target_id === user ? { before: facts.before, after: facts.after } : {}),
  }))
}

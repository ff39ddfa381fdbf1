import type { Db } from '../../db/database.ts'

/** Keys that a body of an ordinary user must not be able to set. */
export const STOLEN_KEYS = {
  role: 'admin',
  is_admin: true,
  is_verified: true,
  has_premium_access: true,
  credits: 1_000_000,
  initial_credits: 1_000_000,
  is_featured: true,
  featured_order: 1,
  story_system_prompt: 'stolen',
  author_id: '00000000-0000-4000-8000-000000000000',
  user_id: '00000000-0000-4000-8000-000000000000',
  plays_total: 1_000_000,
  likes_total: 1_000_000,
  published_at: '2020-01-01T00:00:00.000Z',
  current_xp: 1_000_000,
} as const

/** Everything in the database that is worth stealing by such a key, one line each. */
export async function privilegesOf(db: Db): Promise<Set<string>> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where((it) =>
      it.or([
        it('role', '=', 'admin'),
        it('has_premium_access', '=', true),
        it('is_verified', '=', true),
      ]),
    )
    .execute()
  const stories = await db
    .selectFrom('stories')
    .select('id')
    .where((it) => it.or([it('is_featured', '=', true), it('story_system_prompt', '=', 'stolen')]))
    .execute()
  const counted = await db
    .selectFrom('stories')
    .select('id')
    .where((it) => it.or([it('plays_total', '>', 1000), it('likes_total', '>', 1000)]))
    .execute()
  return new Set([
    ...users.map(({ id }) => `user ${id}`),
    ...stories.map(({ id }) => `story ${id}`),
    ...counted.map(({ id }) => `counters of ${id}`),
  ])
}

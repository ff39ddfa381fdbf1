import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { storedPictureIn } from '@kathasagar/story/storedPicture'
import { sql } from 'kysely'

import { formRefusal } from '../../platform/call.ts'
import type { Db, Call, Refusal, StoredUser } from '../../platform/call.ts'
import { type SafetyContext, classifyTurnHarm } from '../safety/index.ts'
import { presentUser } from '../auth/index.ts'
import { listUploaded } from '../pictures/index.ts'
import { lockUser } from '../users/index.ts'
import { balanceOf } from '../ledger/index.ts'

type UserChange = Partial<
  Pick<
    StoredUser,
    'display_name' | 'avatar_url' | 'handle' | 'about' | 'language' | 'adult_confirmed_at'
  >
>

/** Reserves a handle for a locked user. Refuses taken handles, and more than the maximum. */
async function claimHandle(
  db: Db,
  { id, ...user }: StoredUser,
  handle: string | undefined,
): Promise<Refusal | null> {
  if (handle === undefined || handle === user.handle) return null
  const had = await db.selectFrom('handles').select('handle').where('user_id', '=', id).execute()
  if (had.some((one) => one.handle === handle)) return null
  if (had.length >= LIMITS.handlesOfUser) return formRefusal('handle', 'handleFixed')
  const claimed = await db
    .insertInto('handles')
    .values({ handle_hash: sql<string>`handle_hash(${handle})`, handle, user_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return claimed ? null : formRefusal('handle', 'handleTaken')
}

async function refuseAvatar(
  db: Db,
  { id, avatar_url }: StoredUser,
  url: string | null | undefined,
): Promise<Refusal | null> {
  const hash = url ? storedPictureIn(url) : null
  if (hash === null || url === avatar_url) return null
  const uploaded = await listUploaded(db, [id], [hash])
  return uploaded.length > 0 ? null : formRefusal('avatar_url', 'pictureOfAnother')
}

export const updateMe: Call<'updateMe', SafetyContext> = async (ctx, { user: { id }, body }) => {
  const { display_name, is_adult, about, ...rest } = body
  // These texts are public, so they must be suitable for all ages.
  const isHarmful = async (words = '') =>
    words.trim() !== '' &&
    (await classifyTurnHarm(ctx.scoreHarm, words, { content_rating: 'everyone' })) !== null
  if (await isHarmful(body.handle?.replaceAll('_', ' ')))
    return formRefusal('handle', 'wordsHarmful')
  if (await isHarmful(about)) return formRefusal('about', 'wordsHarmful')

  return ctx.transaction(async (db) => {
    const user = await lockUser(db, id)
    if (!user) return { code: 'not_signed_in' as const }
    const refused =
      (await refuseAvatar(db, user, body.avatar_url)) ?? (await claimHandle(db, user, body.handle))
    if (refused) return refused
    const given = Object.entries(rest).filter(([, value]) => value !== undefined)
    const change: UserChange = Object.fromEntries(given)
    if (display_name !== undefined) change.display_name = display_name?.trim() || null
    if (about !== undefined) change.about = about.trim()
    // The age confirmation can't be withdrawn.
    if (is_adult && !user.adult_confirmed_at) change.adult_confirmed_at = ctx.clock.now()
    if (Object.keys(change).length > 0)
      await db.updateTable('users').set(change).where('id', '=', id).execute()
    return presentUser({ ...user, ...change }, await balanceOf(db, id))
  })
}

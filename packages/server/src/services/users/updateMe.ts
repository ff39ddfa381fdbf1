import type { ProfileChange, User } from '@kathasagar/api/contract'
import { keptPictureIn } from '@kathasagar/story/keptPicture'

import type { StoredUser, UserChange } from '../auth/ports.ts'
import { presentUser } from '../auth/presentUser.ts'
import { listUploaded } from '../../modules/pictures/index.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { formRefusal, type Refusal } from '../refusal.ts'
import { hearHarmInTurn } from '../safety/hearHarm.ts'

/** What the form says, as the table keeps it. Being an adult is said once and stays. */
function changeOf({ display_name, is_adult, about, ...rest }: ProfileChange, now: Date) {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const change: UserChange = Object.fromEntries(given)
  if (display_name !== undefined) change.display_name = display_name?.trim() || null
  if (about !== undefined) change.about = about.trim()
  if (is_adult) change.adult_confirmed_at = now
  return change
}

/** What everybody may read on an author's page is heard as a story for everybody is. */
async function refuseWords(
  { weighHarm }: Ports,
  { handle, about }: ProfileChange,
): Promise<Refusal | null> {
  const isHarmful = async (words = '') =>
    words.trim() !== '' &&
    (await hearHarmInTurn(weighHarm, words, { content_rating: 'everyone' })) !== null
  if (await isHarmful(handle?.replaceAll('_', ' '))) return formRefusal('handle', 'wordsHarmful')
  return (await isHarmful(about)) ? formRefusal('about', 'wordsHarmful') : null
}

async function refuseHandle({ users }: Repositories, user: StoredUser, handle?: string) {
  if (handle === undefined || handle === user.handle) return null
  const claim = await users.claimHandle(user.id, handle)
  if (claim === 'claimed') return null
  return formRefusal('handle', claim === 'taken' ? 'handleTaken' : 'handleFixed')
}

async function refuseAvatar(
  { db }: Repositories,
  { id, ...user }: StoredUser,
  url?: string | null,
) {
  const hash = url ? keptPictureIn(url) : null
  if (hash === null || url === user.avatar_url) return null
  const brought = await listUploaded(db, [id], [hash])
  return brought.length > 0 ? null : formRefusal('avatar_url', 'pictureOfAnother')
}

/** Changes what a person says of themselves: all of it, or nothing. */
export async function updateMe(
  ports: Ports,
  { id }: StoredUser,
  form: ProfileChange,
): Promise<User | Refusal> {
  const refused = await refuseWords(ports, form)
  if (refused) return refused
  return ports.store.transaction(async (repositories) => {
    const user = await repositories.users.lockUser(id)
    if (!user) return { code: 'not_signed_in' }
    const refusedField =
      (await refuseAvatar(repositories, user, form.avatar_url)) ??
      (await refuseHandle(repositories, user, form.handle))
    if (refusedField) return refusedField
    const change = changeOf(form, ports.clock.now())
    if (user.adult_confirmed_at) delete change.adult_confirmed_at
    await repositories.users.change(id, change)
    return presentUser({ ...user, ...change }, await repositories.ledger.balanceOf(id))
  })
}

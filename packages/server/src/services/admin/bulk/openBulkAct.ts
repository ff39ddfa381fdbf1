import { BULK_MAX, type BulkRequest } from '@kathasagar/api/contract'

import { findUserByName } from '../../../modules/users/index.ts'
import type { StoredUser } from '../../auth/ports.ts'
import type { Ports } from '../../ports.ts'
import type { Repositories } from '../../repositories.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../../refusal.ts'
import { refuseUnknown } from '../../../modules/authoring/index.ts'
import type { BulkAsked } from './changeOf.ts'

const unknown = () => fieldRefusal('value', 'There is nothing of this name or id')

async function findOwner({ db }: Repositories, name: string): Promise<string | Refusal> {
  const owner = await findUserByName(db, name)
  const isThere = owner && !owner.is_guest && !owner.suspended_at && !owner.delete_after
  return isThere ? owner.id : unknown()
}

/** What is asked, once what it names is there; refused where that or too much is asked. */
export async function readBulk(
  repos: Repositories,
  { id: adminId }: StoredUser,
  request: BulkRequest,
): Promise<BulkAsked | Refusal> {
  const { filter } = request.selection
  if (filter && (await repos.adminStories.countStories(filter)) > BULK_MAX) {
    return fieldRefusal('selection', `At most ${BULK_MAX} stories at once: narrow the list`)
  }
  const { act } = request
  if (act === 'owner') {
    const ownerId = await findOwner(repos, request.value)
    return isRefusal(ownerId) ? ownerId : { request, adminId, ownerId }
  }
  const category_id = act === 'category' ? request.value : null
  const tag_ids = act === 'tags_add' ? request.value : []
  const refused = await refuseUnknown(repos.db, { category_id, tag_ids })
  return refused ? unknown() : { request, adminId, ownerId: null }
}

/** Writes down what is to be done to which stories, once for each key; gives its id. */
export function openBulkAct(
  { store, ids, clock }: Ports,
  { request, adminId }: BulkAsked,
  key: string | null,
): Promise<string | Refusal> {
  const client_key = key ?? ids.newId()
  const [id, now] = [ids.newId(), clock.now()]
  // Two sends are the same whatever each is to do of it.
  const act = { id, admin_id: adminId, client_key, request: { ...request, limit: 1 } }
  return store.transaction(async ({ bulk }) => {
    if (await bulk.insertAct(act, now)) {
      await bulk.choose(id, request.selection)
      return id
    }
    return (await bulk.findSame(act)) ?? { code: 'key_reused' }
  })
}

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'

/**
 * Deletes a picture of the caller's. One that is shown stays, be it by another person's story: running sessions
 * go on with the version that names it.
 */
export const deleteUpload = (
  { store }: Ports,
  userId: string,
  hash: string,
): Promise<{ id: string } | Refusal> =>
  store.transaction(async ({ storyPictures }) => {
    // Who saves a story that names it waits, or has saved it before.
    if (!(await storyPictures.lockUpload(userId, hash))) return { code: 'not_found' }
    if (await storyPictures.isNamed(hash)) return { code: 'in_use' }
    await storyPictures.dropUpload(userId, hash)
    return { id: hash }
  })

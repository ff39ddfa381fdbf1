import { HOUR_MS } from '@kathasagar/api/contract'
import { KEPT_PICTURES, keptPictureAddress, PICTURE_WIDTHS } from '@kathasagar/story/keptPicture'
import type { PictureWidth } from '@kathasagar/story/keptPicture'

import type { Ports } from '../ports.ts'
import type { InsidePicture, ObjectStore } from './ports.ts'

const AT_ONCE = 50
/** Longer than a picture takes to be put outside, or to be dropped from there. */

type ObjectPorts = Pick<Ports, 'store' | 'clock' | 'objectStore'>

const nameOf = (hash: string, width?: PictureWidth) =>
  keptPictureAddress(hash, width).slice(KEPT_PICTURES.length)

/** A kept picture in a width, from its row or from the object store; undefined where there is none. */
export async function readKeptPicture(
  { store, objectStore }: Pick<Ports, 'store' | 'objectStore'>,
  hash: string,
  width?: PictureWidth,
): Promise<Uint8Array | undefined> {
  const found = await store.repositories.storyPictures.findPicture(hash, width)
  if (found === undefined || found.content !== null) return found?.content ?? undefined
  const name = nameOf(hash, found.isNarrow ? width : undefined)
  return (await objectStore?.get(name)) ?? undefined
}

async function putOutside(objects: ObjectStore, { hash, ...picture }: InsidePicture) {
  const [small, middle] = PICTURE_WIDTHS
  await objects.put(nameOf(hash), picture.content)
  if (picture.small) await objects.put(nameOf(hash, small), picture.small)
  if (picture.middle) await objects.put(nameOf(hash, middle), picture.middle)
}

const dropOutside = (objects: ObjectStore, hash: string) =>
  Promise.all([undefined, ...PICTURE_WIDTHS].map((width) => objects.drop(nameOf(hash, width))))

/**
 * Puts pictures that the database still holds into the object store, and drops from there what no row
 * names any more. Whatever fails or dies in the middle is done by a later run: a picture stays in its
 * row until all of it is outside, and what is outside without a row is due to be dropped.
 *
 * @throws {@link ObjectStoreAway} where the store doesn't answer
 */
export async function movePictures({ store, clock, objectStore }: ObjectPorts): Promise<void> {
  if (!objectStore) return
  const { pictureObjects } = store.repositories
  const now = clock.now()
  const later = new Date(now.getTime() + HOUR_MS)
  for (const picture of await pictureObjects.listInside(AT_ONCE)) {
    // One that somebody is dropping right now waits for the next run.
    if (!(await pictureObjects.expectObjects(picture.hash, later))) continue
    await putOutside(objectStore, picture)
    await store.transaction((repositories) => repositories.pictureObjects.leaveRow(picture.hash))
  }
  for (const hash of await pictureObjects.claimDue(now, later, AT_ONCE)) {
    await dropOutside(objectStore, hash)
    await pictureObjects.forgetDue(hash)
  }
}

import type { StoryStructure } from '@kathasagar/story'
import { storedPictureIn } from '@kathasagar/story/storedPicture'

import { type Db, formRefusal, type Refusal } from '../../platform/call.ts'
import { listUploaded } from './pictures.queries.ts'

export interface Showing {
  story: { cover_image_url: string | null }
  structure: StoryStructure | null
}

const storedHashes = (addresses: readonly (string | null)[]) =>
  addresses.flatMap((address) => (address === null ? [] : (storedPictureIn(address) ?? [])))

const inCover = (shown: Showing | null) => storedHashes([shown?.story.cover_image_url ?? null])
const inPlates = (shown: Showing | null) =>
  storedHashes(Object.values(shown?.structure?.plates ?? {}).map(({ image }) => image))

export async function refuseForeignPictures(
  db: Db,
  people: readonly string[],
  after: Showing,
  before: Showing | null = null,
): Promise<Refusal | null> {
  const shown = new Set([...inCover(before), ...inPlates(before)])
  const isNew = (hash: string) => !shown.has(hash)
  const [cover, plates] = [inCover(after).filter(isNew), inPlates(after).filter(isNew)]
  const uploaded = await listUploaded(db, people, [...cover, ...plates])
  const isForeign = (hash: string) => !uploaded.includes(hash)
  if (cover.some(isForeign)) return formRefusal('cover_image_url', 'pictureOfAnother')
  return plates.some(isForeign) ? formRefusal('story_structure', 'pictureOfAnother') : null
}

import type { StoryStructure } from '@kathasagar/story'
import { keptPictureIn } from '@kathasagar/story/keptPicture'

import { formRefusal, type Refusal } from '../refusal.ts'
import type { Repositories } from '../repositories.ts'

/** What of a story shows pictures. */
export interface Showing {
  story: { cover_image_url: string | null }
  structure: StoryStructure | null
}

const kept = (addresses: readonly (string | null)[]) =>
  addresses.flatMap((address) => (address === null ? [] : (keptPictureIn(address) ?? [])))

const inCover = (shown: Showing | null) => kept([shown?.story.cover_image_url ?? null])
const inPlates = (shown: Showing | null) =>
  kept(Object.values(shown?.structure?.plates ?? {}).map(({ image }) => image))

/**
 * Refuses a story that shows a kept picture which none of these people has brought, unless it showed it before.
 *
 * @param people Who saves the story, and whose story it is.
 */
export async function refuseForeignPictures(
  { storyPictures }: Pick<Repositories, 'storyPictures'>,
  people: readonly string[],
  after: Showing,
  before: Showing | null = null,
): Promise<Refusal | null> {
  const shown = new Set([...inCover(before), ...inPlates(before)])
  const isNew = (hash: string) => !shown.has(hash)
  const [cover, plates] = [inCover(after).filter(isNew), inPlates(after).filter(isNew)]
  const brought = await storyPictures.listBrought(people, [...cover, ...plates])
  const isForeign = (hash: string) => !brought.includes(hash)
  if (cover.some(isForeign)) return formRefusal('cover_image_url', 'pictureOfAnother')
  return plates.some(isForeign) ? formRefusal('story_structure', 'pictureOfAnother') : null
}

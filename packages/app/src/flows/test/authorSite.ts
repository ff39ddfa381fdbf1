import type { MyStory, NewStoryRequest } from '@kathasagar/api/contract'
import {
  answer,
  authorHandlers,
  guestSite,
  makeEditableStory,
  makeMyStories,
  makeMyStory,
  makePublicationStatus,
  makeStory,
} from '@kathasagar/api/testing'

/** A site that keeps what one author writes, and shows it to readers once it is published. */
export function authorSite() {
  let mine: MyStory[] = []
  const published = () => mine.filter(({ status }) => status === 'published')
  const forReaders = () =>
    published().map(({ id, title, tagline }) => makeStory({ id, title, tagline }))

  return [
    answer('createStory', async (request) => {
      const { title, tagline } = (await request.json()) as NewStoryRequest
      const stored = makeEditableStory({ title, tagline })
      mine = [makeMyStory({ id: stored.id, title, tagline })]
      return stored
    }),
    answer('listMyStories', () => makeMyStories(mine)),
    answer('publishStory', () => {
      const standing = makePublicationStatus({
        status: 'published',
        revision: 2,
        published_at: '2025-03-11T08:00:00.000Z',
      })
      mine = mine.map((story) => ({ ...story, ...standing }))
      return standing
    }),
    answer('listFeatured', forReaders),
    ...authorHandlers(),
    ...guestSite(),
  ]
}

import type { StoryCard, StoryList, StoryListQuery } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { FOR_EVERYONE, LENGTH_MINUTES } from '@kathasagar/story/vocabulary'

import { audienceOf, offeredTo, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { pageOf } from './pageOf.ts'
import type { StoryFilter } from './ports.ts'
import { presentCard } from './present/presentStory.ts'

/** What a list is narrowed to. */
type Narrowed = Omit<StoryListQuery, 'page' | 'sort' | 'before'>

/** Whoever asks for an author by name gets all of theirs. */
const audienceFor = (reader: Reader, { author }: Narrowed) =>
  author === undefined ? offeredTo(reader) : audienceOf(reader)

/** Finds what the query names; a name that nothing has is refused, not taken for an empty list. */
async function filterOf({ store }: Ports, query: Narrowed): Promise<StoryFilter | Refusal> {
  const { taxonomy, authors } = store.repositories
  const { category, tag, author, language, difficulty, rating, length } = query
  const category_id = category === undefined ? undefined : await taxonomy.findCategoryId(category)
  if (category !== undefined && !category_id) return fieldRefusal('category', 'No such category')
  const tag_id = tag === undefined ? undefined : await taxonomy.findTagId(tag)
  if (tag !== undefined && !tag_id) return fieldRefusal('tag', 'No such tag')
  const author_id = author === undefined ? undefined : (await authors.findAuthor(author))?.id
  if (author !== undefined && !author_id) return fieldRefusal('author', 'No such author')

  return {
    category_id,
    tag_id,
    author_id,
    language,
    difficulty,
    ratings: rating && (FOR_EVERYONE.includes(rating) ? FOR_EVERYONE : [rating]),
    minutes: length && LENGTH_MINUTES[length],
  }
}

/** One page of the published stories that the query lets through. */
export async function listStories(
  ports: Ports,
  reader: Reader,
  query: StoryListQuery,
): Promise<StoryList | Refusal> {
  const { stories } = ports.store.repositories
  const audience = audienceFor(reader, query)
  if (query.before && query.sort !== 'newest') {
    return fieldRefusal('before', 'Only the newest first have a story before')
  }
  const filter = await filterOf(ports, query)
  if (isRefusal(filter)) return filter

  return pageOf(ports, reader, {
    page: query.page,
    count: () => stories.countStories(audience, filter),
    list: (page) =>
      stories.listStories(audience, filter, { ...page, sort: query.sort, before: query.before }),
  })
}

/** A story, and when readers could first play it. */
export type NewStory = StoryCard & { published_at: string }

/** The stories that came out last, for anybody. */
export async function listNewest(
  ports: Ports,
  query: Narrowed,
): Promise<readonly NewStory[] | Refusal> {
  const filter = await filterOf(ports, query)
  if (isRefusal(filter)) return filter
  const page = { offset: 0, limit: LIMITS.storiesPerPage, sort: 'newest' } as const
  const audience = audienceFor(null, query)
  const found = await ports.store.repositories.stories.listStories(audience, filter, page)
  return found.map((story) => ({
    ...presentCard(story, null),
    published_at: (story.published_at ?? story.created_at).toISOString(),
  }))
}

import type { StoryList, StoryListQuery } from '@kathasagar/api/contract'
import { FOR_EVERYONE, LENGTH_MINUTES } from '@kathasagar/story/vocabulary'

import { audienceOf, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, isRefusal, type Refusal } from '../refusal.ts'
import { pageOf } from './pageOf.ts'
import { findCategoryId, findTagId } from '../../modules/taxonomy/index.ts'
import { findAuthor } from '../../modules/authors/index.ts'
import type { StoryFilter } from './ports.ts'

/** What a list is narrowed to. */
export type Narrowed = Omit<StoryListQuery, 'page' | 'sort' | 'before'>

/** Whoever asks for an author by name gets all of theirs. */
export const audienceFor = (reader: Reader, { author }: Narrowed) =>
  author === undefined ? audienceOf(reader) : audienceOf(reader)

/** Finds what the query names; a name that nothing has is refused, not taken for an empty list. */
export async function filterOf({ store }: Ports, query: Narrowed): Promise<StoryFilter | Refusal> {
  const { db } = store.repositories
  const { category, tag, author, language, difficulty, rating, length } = query
  const category_id = category === undefined ? undefined : await findCategoryId(db, category)
  if (category !== undefined && !category_id) return fieldRefusal('category', 'No such category')
  const tag_id = tag === undefined ? undefined : await findTagId(db, tag)
  if (tag !== undefined && !tag_id) return fieldRefusal('tag', 'No such tag')
  const author_id = author === undefined ? undefined : (await findAuthor(db, author))?.id
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

import type { BulkAction, BulkRequest, BulkSkip } from '@kathasagar/api/contract'
import { STORY_LIMITS, type ContentRating, type StoryStatus } from '@kathasagar/story/vocabulary'

import type { AuditAction, AuditFacts } from '../audit/index.ts'

export interface BulkStory {
  id: string
  revision: number
  category_id: string | null
  tag_ids: string[]
  content_rating: ContentRating
  is_premium: boolean
  is_featured: boolean
  author_id: string
  /** Position in a series. Null if the story is in no series. */
  series_place: object | null
  status: StoryStatus
  is_taken_down: boolean
  is_down_with_author: boolean
  review_reason: string | null
}

/** Fields that a bulk action changes to the same value in every story. */
export type BulkFields = Partial<Omit<BulkStory, 'id' | 'revision'>>

export interface BulkChangeInput {
  request: BulkRequest
  adminId: string
  ownerId: string | null
}

export interface ChangedLine {
  story_id: string
  before: BulkFields
  after: BulkFields
  revision: number
}

export type BulkLine =
  | ({ outcome: 'changed' } & ChangedLine)
  | { story_id: string; outcome: BulkSkip }

/** Returns true if the action causes a conflict for other editors of the story. */
export const isSave = (act: BulkAction) =>
  act !== 'featured' && act !== 'take_down' && act !== 'restore'

export const AUDIT_ACTION_OF_BULK: Readonly<Record<BulkAction, AuditAction>> = {
  category: 'story_edited',
  tags_add: 'story_edited',
  tags_remove: 'story_edited',
  rating: 'story_edited',
  premium: 'story_edited',
  owner: 'story_edited',
  featured: 'story_featured',
  take_down: 'story_archived',
  restore: 'story_restored',
}

const fieldsLike = (story: BulkStory, fields: BulkFields) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, story[name as keyof BulkStory]]),
  ) as BulkFields

export const factsOf = ({ series_place: _place, ...fields }: BulkFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  ) as AuditFacts

function fieldsAfter(
  story: BulkStory,
  { request, adminId, ownerId }: BulkChangeInput,
): BulkFields | BulkSkip {
  const isOwn = story.author_id === adminId
  switch (request.act) {
    case 'category':
      return { category_id: request.value }
    case 'tags_add': {
      const tag_ids = [...new Set([...story.tag_ids, ...request.value])].toSorted()
      return tag_ids.length > STORY_LIMITS.tagsMax ? 'too_many_tags' : { tag_ids }
    }
    case 'tags_remove':
      return { tag_ids: story.tag_ids.filter((tag) => !request.value.includes(tag)) }
    case 'rating':
      return { content_rating: request.value }
    case 'premium':
      return { is_premium: request.value }
    case 'featured':
      if (request.value && story.status !== 'published') return 'not_published'
      return { is_featured: request.value }
    case 'take_down':
      if (story.status !== 'published') return 'not_published'
      // An admin's own story is archived without being marked as taken down.
      return {
        status: 'archived',
        is_taken_down: !isOwn,
        is_down_with_author: false,
        review_reason: isOwn ? story.review_reason : request.reason,
      }
    case 'restore':
      if (story.status !== 'archived' || !(story.is_taken_down || isOwn)) return 'not_taken_down'
      return {
        status: 'published',
        is_taken_down: false,
        is_down_with_author: false,
        review_reason: null,
      }
    case 'owner': {
      const author_id = ownerId ?? story.author_id
      // The story leaves the series of its former author.
      const series_place = author_id === story.author_id ? story.series_place : null
      return { author_id, is_down_with_author: false, series_place }
    }
  }
}

export const hasFields = (story: BulkStory, fields: BulkFields) =>
  JSON.stringify(fieldsLike(story, fields)) === JSON.stringify(fields)

export function linesOf(
  ids: readonly string[],
  stories: readonly BulkStory[],
  asked: BulkChangeInput,
): BulkLine[] {
  const byId = new Map(stories.map((story) => [story.id, story]))
  return ids.map((story_id) => {
    const story = byId.get(story_id)
    if (!story) return { story_id, outcome: 'gone' }
    const after = fieldsAfter(story, asked)
    if (typeof after === 'string') return { story_id, outcome: after }
    if (hasFields(story, after)) return { story_id, outcome: 'unchanged' }
    const revision = story.revision + (isSave(asked.request.act) ? 1 : 0)
    return { story_id, outcome: 'changed', before: fieldsLike(story, after), after, revision }
  })
}

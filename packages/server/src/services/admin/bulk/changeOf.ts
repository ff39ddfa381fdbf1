import type { BulkAct, BulkRequest, BulkSkip } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import type { AuditAct, AuditFacts } from '../../../modules/audit/index.ts'
import type { BulkFields, BulkStory } from './ports.ts'

/** What is asked, by whom, and whose the stories are to be where that is asked. */
export interface BulkAsked {
  request: BulkRequest
  adminId: string
  ownerId: string | null
}

/** A save like any other: whoever has the story open is told of it. */
export const isSave = (act: BulkAct) =>
  act !== 'featured' && act !== 'take_down' && act !== 'restore'

export const AUDIT_ACT: Readonly<Record<BulkAct, AuditAct>> = {
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

/** The same fields of a story as they stand now. */
export const fieldsLike = (story: BulkStory, fields: BulkFields) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, story[name as keyof BulkStory]]),
  ) as BulkFields

/** Facts for the audit log; the place in a series is stored with the act alone. */
export const factsOf = ({ series_place: _place, ...fields }: BulkFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  ) as AuditFacts

function takeDown(story: BulkStory, { request, adminId }: BulkAsked): BulkFields | BulkSkip {
  if (story.status !== 'published') return 'not_published'
  // An admin's own story is archived, as it is when it is the only one.
  const isOwn = story.author_id === adminId
  return {
    status: 'archived',
    is_taken_down: !isOwn,
    is_down_with_author: false,
    review_reason: isOwn ? story.review_reason : request.reason,
  }
}

function restore(story: BulkStory, { adminId }: BulkAsked): BulkFields | BulkSkip {
  const mayReturn = story.is_taken_down || story.author_id === adminId
  if (story.status !== 'archived' || !mayReturn) return 'not_taken_down'
  return {
    status: 'published',
    is_taken_down: false,
    is_down_with_author: false,
    review_reason: null,
  }
}

/** Gives a story to an author; it leaves the series of its former author. */
const givenTo = (story: BulkStory, author_id: string): BulkFields => ({
  author_id,
  is_down_with_author: false,
  series_place: author_id === story.author_id ? story.series_place : null,
})

function addTags(story: BulkStory, added: readonly string[]): BulkFields | BulkSkip {
  const tag_ids = [...new Set([...story.tag_ids, ...added])].toSorted()
  return tag_ids.length > STORY_LIMITS.tagsMax ? 'too_many_tags' : { tag_ids }
}

function fieldsAfter(story: BulkStory, asked: BulkAsked): BulkFields | BulkSkip {
  const { request, ownerId } = asked
  switch (request.act) {
    case 'category':
      return { category_id: request.value }
    case 'tags_add':
      return addTags(story, request.value)
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
      return takeDown(story, asked)
    case 'restore':
      return restore(story, asked)
    case 'owner':
      return givenTo(story, ownerId ?? story.author_id)
  }
}

/** Whether a story has these fields, as they say. */
export const stands = (story: BulkStory, fields: BulkFields) =>
  JSON.stringify(fieldsLike(story, fields)) === JSON.stringify(fields)

/** The fields of a story that are to change, as they are to be; or why it stays as it is. */
export function changeOf(story: BulkStory, asked: BulkAsked): BulkFields | BulkSkip {
  const after = fieldsAfter(story, asked)
  if (typeof after === 'string') return after
  return stands(story, after) ? 'unchanged' : after
}

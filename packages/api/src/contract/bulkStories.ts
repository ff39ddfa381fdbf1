import * as z from 'zod/mini'

import { count, filledText } from '@kathasagar/story/schema'
import { CONTENT_RATINGS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { ADMIN_STORY_FILTER } from './adminStories.ts'
import { id } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'

/** Stories that one act may be done to. */
export const BULK_MAX = 10_000
/** Stories that one call sees to at most. */
export const BULK_STEP_MAX = 2000

/** Either stories by their ids, or all that a filter of the list lets through. */
const Selection = z
  .strictObject({
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(LIMITS.bulkIdsMax))),
    filter: z.optional(z.strictObject(ADMIN_STORY_FILTER)),
  })
  .check(
    z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      error: 'Name stories, or a filter, and not both',
    }),
  )
export type BulkSelection = z.infer<typeof Selection>

const asked = {
  selection: Selection,
  /** Kept in the audit log with each story; read by the author where a story is taken down. */
  reason: filledText(LIMITS.storyActReasonMax),
  /** Nothing is done: the answer tells what would be. */
  dry_run: z._default(z.boolean(), false),
  /** Stories that this call sees to at most; sent again with the same key, it goes on. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(BULK_STEP_MAX)), BULK_STEP_MAX),
}
const tagIds = z.array(id).check(z.minLength(1), z.maxLength(STORY_LIMITS.tagsMax))

/** What is done to many stories, with what. */
export const BulkRequest = z.discriminatedUnion('act', [
  z.strictObject({ ...asked, act: z.literal('category'), value: id }),
  z.strictObject({ ...asked, act: z.literal('tags_add'), value: tagIds }),
  z.strictObject({ ...asked, act: z.literal('tags_remove'), value: tagIds }),
  z.strictObject({ ...asked, act: z.literal('rating'), value: z.enum(CONTENT_RATINGS) }),
  z.strictObject({ ...asked, act: z.literal('premium'), value: z.boolean() }),
  z.strictObject({ ...asked, act: z.literal('featured'), value: z.boolean() }),
  z.strictObject({ ...asked, act: z.literal('take_down') }),
  z.strictObject({ ...asked, act: z.literal('restore') }),
  /** Who owns them from now on, by username. */
  z.strictObject({ ...asked, act: z.literal('owner'), value: filledText(LIMITS.usernameMax) }),
])
export type BulkRequest = z.infer<typeof BulkRequest>
export type BulkAct = BulkRequest['act']

/**
 * Why a story stays as it is: it is so already, only a published one can be featured or taken down,
 * it is not down by an editor, it would have too many tags, its review finds something, it waits for an
 * editor, or it is gone.
 */
export const BULK_SKIPS = [
  'unchanged',
  'not_published',
  'not_taken_down',
  'too_many_tags',
  'not_publishable',
  'in_review',
  'gone',
] as const
export type BulkSkip = (typeof BULK_SKIPS)[number]

export const BulkAnswer = z.object({
  /** By which it is undone; null where nothing was done. */
  bulk_id: z.nullable(id),
  /** Stories that were chosen. */
  total: count,
  changed: count,
  skipped: z.array(z.object({ why: z.enum(BULK_SKIPS), stories: count })),
  /** Those that are still to be seen to. */
  remaining: count,
})
export type BulkAnswer = z.infer<typeof BulkAnswer>

export const BulkUndoRequest = z.strictObject({ bulk_id: id })
export const BulkUndoAnswer = z.object({
  /** Stories that are again as they were. */
  undone: count,
  /**
   * They stay as they are: somebody has changed them since, they are gone, or they are the caller's own and another
   * admin took them down.
   */
  left: count,
  /** Those that are still to be seen to: send it again. */
  remaining: count,
})
export type BulkUndoAnswer = z.infer<typeof BulkUndoAnswer>

import type { StoryStructure } from '@kathasagar/story'
import type { ReviewFinding } from '@kathasagar/story/schema'
import type { StoryStatus } from '@kathasagar/story/vocabulary'

import type { Db, StoredUser, Refusal } from '../../platform/call.ts'
import { findStory } from '../catalogue/index.ts'
import type { StoredGameConfig, StoredStory, StoredStoryCard } from '../catalogue/index.ts'
import { canSeeStory, editorOf, isEditing } from '../../platform/policies.ts'
import { findOwn, lockOwn } from './authoring.queries.ts'
import { recordRateLimited } from '../audit/index.ts'

const ADMIN_FIELDS = ['is_featured', 'story_system_prompt'] as const

type Sent = Partial<Record<(typeof ADMIN_FIELDS)[number], unknown>>

/** Records admin fields that were ignored. Our pages never send these fields for authors. */
export async function recordIgnored(
  db: Db,
  { user, storyId, sent, now }: { user: StoredUser; storyId: string; sent: Sent; now: Date },
): Promise<void> {
  const ignored = ADMIN_FIELDS.filter((key) => sent[key] !== undefined)
  if (editorOf(user).isAdmin || ignored.length === 0) return
  await recordRateLimited(
    db,
    `${user.id}:story_fields`,
    {
      actor_id: user.id,
      act: 'call_refused',
      target: { kind: 'story', id: storyId },
      after: { ignored: ignored.join(', ') },
    },
    now,
  )
}

/** User who edits. Admins may edit all stories, other users only their own. */
export interface Editor {
  userId: string
  isAdmin: boolean
}

interface StoredPublication {
  revision: number
  /** Version that new sessions play. */
  version: number | null
  updated_at: Date
  findings: ReviewFinding[]
  review_reason: string | null
  is_taken_down: boolean
  has_unpublished_changes: boolean
}

export interface OwnCard extends StoredStoryCard, StoredPublication {
  total_scenes: number
  branching_points: number
}

export interface OwnStory extends Omit<StoredStory, 'category' | 'tags'>, StoredPublication {
  category: { id: string } | null
  tags: readonly { id: string }[]
  draft: StoryDraft | null
  changed_by_name: string | null
  accepted_findings: ReviewFinding[]
}

export type StoryFields = Pick<
  StoredStory,
  | 'title'
  | 'tagline'
  | 'story_description'
  | 'story_prompt'
  | 'story_system_prompt'
  | 'cover_image_url'
  | 'image_alt'
  | 'language'
  | 'content_rating'
  | 'difficulty_level'
  | 'is_premium'
  | 'is_featured'
  | 'initial_xp'
  | 'actions_count'
  | 'story_cards_count'
  | 'total_scenes'
  | 'branching_points'
  | 'possible_endings'
  | 'estimated_play_time'
  | 'is_open'
> & { category_id: string | null; game_config: StoredGameConfig }

/** Absent fields don't change. */
export interface NewPublicationStatus {
  status: StoryStatus
  findings: readonly ReviewFinding[]
  accepted_findings?: readonly ReviewFinding[]
  review_reason?: string | null
  is_taken_down?: boolean
}

/** Unpublished changes of a published story. */
export type StoryDraft = Partial<StoryFields> & {
  tag_ids?: readonly string[]
  /** Null if the structure was removed. */
  current_version_id?: string | null
}

export interface OwnStoryRequest {
  storyId: string
  user: StoredUser
}

/** Returns `forbidden` if the user can see the story, otherwise `story_not_found`. */
async function refuseForeign(db: Db, { storyId, user }: OwnStoryRequest): Promise<Refusal> {
  const story = await findStory(db, storyId)
  return { code: story && canSeeStory(story, user) ? 'forbidden' : 'story_not_found' }
}

export const findOwnStory = async (db: Db, asked: OwnStoryRequest): Promise<OwnStory | Refusal> =>
  (await findOwn(db, asked.storyId, editorOf(asked.user))) ?? refuseForeign(db, asked)

export const lockOwnStory = async (db: Db, asked: OwnStoryRequest): Promise<OwnStory | Refusal> =>
  (await lockOwn(db, asked.storyId, editorOf(asked.user))) ?? refuseForeign(db, asked)

/** Applies unpublished changes if the user is the author. */
export function asEdited(story: OwnStory, { id }: Pick<StoredUser, 'id'>): OwnStory {
  if (!story.draft) return story
  if (story.author_id !== id) return { ...story, draft: null, has_unpublished_changes: false }
  const { category_id, tag_ids, ...fields } = story.draft
  return {
    ...story,
    ...fields,
    ...(category_id === undefined ? {} : { category: category_id && { id: category_id } }),
    ...(tag_ids && { tags: tag_ids.map((tag) => ({ id: tag })) }),
  } as OwnStory
}

export async function structureOf(
  db: Db,
  { current_version_id }: Pick<OwnStory, 'current_version_id'>,
): Promise<StoryStructure | null> {
  if (current_version_id === null) return null
  const versions = db.selectFrom('story_versions').select('structure')
  const version = await versions.where('id', '=', current_version_id).executeTakeFirst()
  return version?.structure ?? null
}

export function refuseStale(story: OwnStory, revision: number | undefined): Refusal | null {
  if (revision === undefined || revision === story.revision) return null
  return {
    code: 'story_changed',
    revision: story.revision,
    changed_at: story.updated_at.toISOString(),
    changed_by: story.changed_by_name,
  }
}

const CHANGED =
  'The author has saved this story since you opened it. Open it again to read it as it is now.'

export function refuseStaleReview(
  story: OwnStory,
  user: StoredUser,
  revision: number | undefined,
): Refusal | null {
  const stale = refuseStale(story, revision)
  return stale && isEditing(story, user) ? { ...stale, detail: CHANGED } : stale
}

import type { StoryAnswer } from '@kathasagar/api/contract'

import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { StoredStoryCard } from '../stories/ports.ts'

type ShownStory = Pick<
  StoredStoryCard,
  'title' | 'tagline' | 'cover_image_url' | 'image_alt' | 'language' | 'category'
>

/** An unfinished session with what a list tells of it. */
export interface StoredOpenSession extends ShownStory {
  id: string
  story_id: string
  version_id: string
  updated_at: Date
  /** Where its head stands. */
  state: TurnState
  answer: StoryAnswer
  /** The answer before the head's; none at the start. */
  answer_before: StoryAnswer | null
}

export interface OpenSessionRepository {
  /** The player's unfinished sessions that are not put away, one a story, the one last played first. */
  listOpen(userId: string, limit: number): Promise<StoredOpenSession[]>
}

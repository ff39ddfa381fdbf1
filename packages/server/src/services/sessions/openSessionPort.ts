import type { StoredStoryCard } from '../../modules/catalogue/index.ts'
import type { PlayHead } from './playsPort.ts'

type ShownStory = Pick<
  StoredStoryCard,
  'title' | 'tagline' | 'cover_image_url' | 'image_alt' | 'language' | 'category'
>

/** An unfinished session with what a list tells of it. */
export interface StoredOpenSession extends ShownStory, PlayHead {}

export interface OpenSessionRepository {
  /** The player's unfinished sessions that are not put away, one a story, the one last played first. */
  listOpen(userId: string, limit: number): Promise<StoredOpenSession[]>
}

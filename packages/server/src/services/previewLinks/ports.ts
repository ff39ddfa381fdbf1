import type { PreviewLink } from '@kathasagar/api/contract'

import type { StoredRow } from '../storedRow.ts'

/** A link as it is kept. */
export interface StoredPreviewLink extends StoredRow<PreviewLink> {
  story_id: string
}

export interface PreviewLinkRepository {
  insert(
    link: Pick<
      StoredPreviewLink,
      'preview_code' | 'story_id' | 'note' | 'created_at' | 'expires_at'
    >,
  ): Promise<StoredRow<PreviewLink>>
  find(code: string): Promise<StoredPreviewLink | undefined>
  /** Those that lead to the story first, the latest first. */
  listOfStory(storyId: string, now: Date): Promise<StoredRow<PreviewLink>[]>
  countOpen(storyId: string, now: Date): Promise<number>
  /** Forgets links of a story that are over, but the latest few. */
  forgetOver(storyId: string, now: Date, kept: number): Promise<void>
  /** False where the story has no such link. */
  remove(code: string, storyId: string): Promise<boolean>
  countOpened(code: string): Promise<void>
  countPlay(code: string): Promise<void>
}

import type { AdminStory } from '@kathasagar/api/contract'

import type { AdminMove } from './storyMoves.ts'

/** What can be done with the story of a row. */
export interface StoryActs {
  viewHref: (id: string) => string
  editHref: (id: string) => string
  /** `id` of the admin who looks: own stories are archived, those of others taken down. */
  ownId: string
  /** Ids of the stories whose featuring is on its way. */
  featuring: readonly string[]
  /** A story is to be featured, or left off. */
  onFeature: (story: AdminStory, isFeatured: boolean) => void
  /** Only the stories of this one's author are wanted. */
  onAuthor: (story: AdminStory) => void
  /** A story is to be looked at without leaving the list. */
  onQuickView: (story: AdminStory) => void
  /** Something less common is to be done; the screen asks first. */
  onMove: (move: AdminMove, story: AdminStory) => void
}

import type { AdminStory } from '@kathasagar/api/contract'

import type { AdminMove } from './storyMoves.ts'

export interface StoryActs {
  viewHref: (id: string) => string
  editHref: (id: string) => string
  /** Id of the admin. Own stories can be archived, other stories taken down. */
  ownId: string
  /** Ids of the stories whose featured state is being saved. */
  featuring: readonly string[]
  onFeature: (story: AdminStory, isFeatured: boolean) => void
  /** Called to filter by the story's author. */
  onAuthor: (story: AdminStory) => void
  /** Called with an action, which the screen confirms. */
  onMove: (move: AdminMove, story: AdminStory) => void
}

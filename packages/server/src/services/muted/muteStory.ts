import type { MuteAnswer } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { canSeeStory } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { mute } from './mute.ts'

/** Has a story in no row and no list of a reader's. */
export const muteStory = (
  { store, clock }: Ports,
  user: StoredUser,
  storyId: string,
): Promise<MuteAnswer | Refusal> =>
  store.transaction(async (repositories) => {
    const story = await repositories.stories.findStory(storyId)
    if (!story || !canSeeStory(story, user)) return { code: 'story_not_found' }
    return mute(repositories, clock, user.id, { story_id: storyId })
  })

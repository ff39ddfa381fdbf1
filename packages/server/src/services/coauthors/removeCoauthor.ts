import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { lockOwnStory, type OwnAsked } from '../stories/editing/ownStory.ts'
import { recordSharing } from './recordSharing.ts'

interface Removed extends Omit<OwnAsked, 'needs'> {
  coauthorId: string
}

/** Takes a co-author out of an own story; whoever goes by themselves leaves, or declines what they were asked. */
export const removeCoauthor = (
  { store, clock }: Ports,
  { coauthorId, ...asked }: Removed,
): Promise<{ user_id: string } | Refusal> =>
  store.transaction(async (repositories) => {
    const { coauthors } = repositories
    const gone = { user_id: coauthorId }
    if (coauthorId === asked.user.id) {
      const hasLeft = await coauthors.remove(asked.storyId, coauthorId)
      if (hasLeft) return gone
    }
    const story = await lockOwnStory(repositories, { ...asked, needs: 'owner' })
    if (isRefusal(story)) return story
    if (!(await coauthors.remove(story.id, coauthorId))) return { code: 'not_found' as const }
    await recordSharing(repositories, story, asked.user, clock.now())
    return gone
  })

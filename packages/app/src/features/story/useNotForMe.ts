import { messageFor, useMuteStoryMutation } from '@kathasagar/api'
import type { Story } from '@kathasagar/api/contract'
import type { StoryDetailScreenProps } from '@kathasagar/ui'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

/** Takes a story out of all that the reader is offered, or shows it again; a guest is asked to log in. */
export function useNotForMe(
  story: Story | undefined,
  { isSignedIn, askToLogIn }: { isSignedIn: boolean; askToLogIn: (reason: string) => void },
): StoryDetailScreenProps['notForMe'] {
  const site = useSiteMessages()
  const [mute, { isLoading, error }] = useMuteStoryMutation()
  if (!story) return undefined

  const isMuted = story.is_muted ?? false
  return {
    isMuted,
    isBusy: isLoading,
    error: error && messageFor(error, site.failed.save, site),
    onChange: () => {
      if (!isSignedIn) askToLogIn(site.notForMeGuest)
      else void mute({ story_id: story.id, isMuted })
    },
  }
}

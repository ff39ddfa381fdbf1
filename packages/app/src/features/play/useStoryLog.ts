import type { StoryLog } from '@kathasagar/ui'

import { paths } from '../../navigation/paths.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'
import { useEarlierTurns } from './useEarlierTurns.ts'
import { usePlayLog } from './usePlayLog.ts'
import { useTellings } from './useTellings.ts'
import { useTranscript } from './useTranscript.ts'
import { useWays } from './useWays.ts'

type StoryLogOptions = Parameters<typeof usePlayLog>[0] &
  Parameters<typeof useTellings>[0] &
  Parameters<typeof useWays>[0] & {
    /** Asks what is wrong with a story. */
    onReport: (story_id: string) => void
    /** Makes the play a link, where it can be shared. */
    onShare: (() => void) | undefined
  }

/** The log of a session with all that can be done to what it tells. */
export function useStoryLog({ onReport, onShare, ...options }: StoryLogOptions): StoryLog {
  const { session } = options
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  return {
    ...useEarlierTurns(session),
    entries: usePlayLog(options),
    commentsHref: session && !session.preview ? paths.comments(session.story.id) : undefined,
    onSave: useTranscript(session),
    onShare,
    tellings: useTellings(options),
    ways: useWays(options),
    ...(!isGuest && { onReport: () => onReport(session?.story_id ?? '') }),
  }
}

import type { StoryStatus } from '@kathasagar/story/vocabulary'

import { useMessages } from '../../../../messages/useMessages.ts'
import { statusPillStyles as styles } from './StatusPill.styles.ts'

export interface StatusPillProps {
  /** Where the story stands; anything but `published` reads as not yet live. */
  status: StoryStatus
}

/** Tells a reader at a glance whether a story can be played. */
export function StatusPill({ status }: StatusPillProps) {
  const messages = useMessages().story.status
  const look = status === 'published' ? styles.live : styles.resting

  return <span css={[styles.pill, look]}>{messages[status]}</span>
}

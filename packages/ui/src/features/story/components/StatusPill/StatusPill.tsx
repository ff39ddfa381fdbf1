import type { StoryStatus } from '@kathasagar/story/vocabulary'

import { useMessages } from '../../../../messages/useMessages.ts'
import { statusPillStyles as styles } from './StatusPill.styles.ts'

export interface StatusPillProps {
  status: StoryStatus
}

export function StatusPill({ status }: StatusPillProps) {
  const messages = useMessages().story.status
  const look = status === 'published' ? styles.live : styles.resting

  return <span css={[styles.pill, look]}>{messages[status]}</span>
}

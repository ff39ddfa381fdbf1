import type { StoryStatus } from '@kathasagar/api/contract'

import { useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../Badge/Badge.tsx'

export interface StatusPillProps {
  /** Where the story stands; anything but `published` reads as not yet live. */
  status: StoryStatus
}

/** Tells a reader at a glance whether a story can be played. */
export function StatusPill({ status }: StatusPillProps) {
  const words = useMessages().story.status

  return <Badge tone={status === 'published' ? 'positive' : 'neutral'}>{words[status]}</Badge>
}

import type { StoryStatus } from '@kathasagar/story/vocabulary'

import { useMessages } from '../../../../messages/useMessages.ts'
import { badgeStyles } from '../../../../design-system/primitives/Badge/Badge.styles.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { badge, positive, neutral } = badgeStyles

const styles = {
  pill: {
    ...badge,
    borderRadius: theme.radius.full,
    textTransform: 'capitalize' as const,
    '&::before': {
      content: '""',
      inlineSize: theme.icon.dot,
      blockSize: theme.icon.dot,
      marginBlockStart: `calc(-1 * ${theme.space.hair})`,
      border: `${theme.lineWidth.thick} solid currentcolor`,
      borderRadius: theme.radius.full,
    },
  },
  live: { ...positive, '&::before': { background: 'currentcolor' } },
  resting: neutral,
}

export function StatusPill({ status }: { status: StoryStatus }) {
  const messages = useMessages().story.status
  const look = status === 'published' ? styles.live : styles.resting

  return <span css={[styles.pill, look]}>{messages[status]}</span>
}

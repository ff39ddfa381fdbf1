import { STORY_STATUSES, type StoryStatus } from '@kathasagar/story/vocabulary'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { statusBarsStyles as styles } from './StatusBars.styles.ts'

export interface StatusBarsProps {
  stories: Readonly<Record<StoryStatus, number>>
}

export function StatusBars({ stories }: StatusBarsProps) {
  const { statuses } = useAdminMessages().overview
  const { count } = useFormat()
  const most = Math.max(1, ...Object.values(stories))

  return (
    <Stack as="dl" gap="s">
      {STORY_STATUSES.map((status) => (
        <div css={styles.line} key={status}>
          <dt>{statuses[status]}</dt>
          <dd css={styles.value}>
            <span css={styles.track}>
              <i
                css={[styles.bar, styles[status]]}
                style={{ inlineSize: `${(stories[status] / most) * 100}%` }}
              />
            </span>
            <span css={styles.count}>{count(stories[status])}</span>
          </dd>
        </div>
      ))}
    </Stack>
  )
}

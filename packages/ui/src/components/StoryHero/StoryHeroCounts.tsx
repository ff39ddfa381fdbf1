import type { StoryStats } from '@kathasagar/api/contract'

import { useFormat } from '../../format/useFormat.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { storyHeroStyles } from './StoryHero.styles.ts'

export interface StoryHeroCountsProps {
  /** The story's totals, over all readers. */
  stats: StoryStats
}

/** How often it was liked, played and kept, in full; shares only once there are any. */
export function StoryHeroCounts({ stats }: StoryHeroCountsProps) {
  const words = useMessages().story
  const format = useFormat()
  const styles = storyHeroStyles(useTheme())
  const counts: readonly { icon: IconName; count: number; unit: string }[] = [
    { icon: 'lotus', count: stats.likes_total, unit: words.likes },
    { icon: 'play', count: stats.plays_total, unit: words.plays },
    { icon: 'leaf', count: stats.bookmarks_total, unit: words.saved },
    ...(stats.shares_count > 0
      ? [{ icon: 'share' as const, count: stats.shares_count, unit: words.shares }]
      : []),
  ]

  return (
    <ul css={styles.counts}>
      {counts.map(({ icon, count, unit }) => (
        <li css={styles.count} key={icon}>
          <Icon name={icon} />
          <span>
            <b css={styles.number}>{format.count(count)}</b> {unit}
          </span>
        </li>
      ))}
    </ul>
  )
}

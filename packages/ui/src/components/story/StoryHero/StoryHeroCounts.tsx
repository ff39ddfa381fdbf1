import type { StoryStats } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { IconName } from '../../primitives/Icon/iconPaths.ts'
import { storyHeroStyles as styles } from './StoryHero.styles.ts'

export interface StoryHeroCountsProps {
  /** The story's totals, over all readers. */
  stats: StoryStats
}

interface HeroCount {
  icon: IconName
  count: number
  /** What is counted, for one and for many. */
  unit: readonly [one: string, many: string]
}

/** How often it was liked, played and kept, in full; shares only once there are any. */
export function StoryHeroCounts({ stats }: StoryHeroCountsProps) {
  const messages = useMessages().story
  const format = useFormat()
  const counts: readonly HeroCount[] = [
    { icon: 'lotus', count: stats.likes_total, unit: [messages.oneLike, messages.likes] },
    { icon: 'play', count: stats.plays_total, unit: [messages.onePlay, messages.plays] },
    { icon: 'leaf', count: stats.bookmarks_total, unit: [messages.saved, messages.saved] },
    ...(stats.shares_count > 0
      ? [
          {
            icon: 'share',
            count: stats.shares_count,
            unit: [messages.oneShare, messages.shares],
          } as const,
        ]
      : []),
  ]

  return (
    <ul css={styles.counts}>
      {counts.map(({ icon, count, unit: [one, many] }) => (
        <li css={styles.count} key={icon}>
          <Icon name={icon} />
          <span>
            <b css={styles.number}>{format.count(count)}</b> {format.isOne(count) ? one : many}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import type { EndingCardProps } from './EndingCard.tsx'
import { endingCardStyles } from './EndingCard.styles.ts'

/** How far the way was, and what it has brought. */
export function EndingGains({
  ending,
  scenes,
  finishedTasks = [],
}: Pick<EndingCardProps, 'ending' | 'scenes' | 'finishedTasks'>) {
  const styles = endingCardStyles(useTheme())
  const { play } = usePlayMessages()
  const format = useFormat()
  const stars = finishedTasks.reduce((sum, { star_reward }) => sum + star_reward, 0)
  const far = [
    [fill(play.scenesOf, { total: scenes.total }), format.count(scenes.completed)],
    [play.turns, format.count(ending.turns)],
  ] as const
  const won = [
    [play.xp, ending.xp_gained],
    [format.counted(play.ending.starsWon, stars), stars],
  ] as const

  return (
    <dl css={styles.gains}>
      {far.map(([label, count]) => (
        <div key={label} css={styles.gain}>
          <dt>{label}</dt>
          <dd css={styles.count}>{count}</dd>
        </div>
      ))}
      {won.map(
        ([label, count]) =>
          count > 0 && (
            <div key={label} css={styles.gain}>
              <dt>{label}</dt>
              <dd css={[styles.count, styles.won]}>+{format.count(count)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

import type { FigureDay } from '@kathasagar/api/contract'

import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { storyFiguresScreenStyles as styles } from './StoryFiguresScreen.styles.ts'

/** What all days come to. */
function sumsOf(days: readonly FigureDay[]) {
  const sum = (of: (day: FigureDay) => number) => days.reduce((all, day) => all + of(day), 0)
  const ratings = sum((day) => day.ratings)
  const stars = sum((day) => (day.average_rating ?? 0) * day.ratings)
  return {
    plays: sum((day) => day.plays),
    finishes: sum((day) => day.finishes),
    followers: sum((day) => day.followers),
    ratings,
    average: ratings === 0 ? null : stars / ratings,
  }
}

/** The sums of the days that show, each with what it means beside the others. */
export function FigureSums({ days }: { days: readonly FigureDay[] }) {
  const { figures: messages } = useAuthoringMessages().authoring
  const { percent } = useFormat()
  const { plays, finishes, followers, ratings, average } = sumsOf(days)
  const share = finishes > 0 && finishes <= plays && percent(finishes / plays)

  return (
    <dl css={styles.sums}>
      <Sum name={messages.plays} value={plays} />
      <Sum
        name={messages.finishes}
        note={share && fill(messages.ofPlays, { share })}
        value={finishes}
      />
      <Sum name={messages.followers} value={followers} />
      <Sum
        name={messages.ratings}
        note={average !== null && fill(messages.stars, { stars: average.toFixed(1) })}
        value={ratings}
      />
    </dl>
  )
}

interface SumProps {
  /** What was counted. */
  name: string
  /** How often. */
  value: number
  /** What the sum means beside another one. */
  note?: string | false
}

function Sum({ name, value, note }: SumProps) {
  const { count } = useFormat()

  return (
    <div css={styles.sum}>
      <dt>{name}</dt>
      <dd css={styles.figure}>{count(value)}</dd>
      {note && <dd css={styles.note}>{note}</dd>}
    </div>
  )
}

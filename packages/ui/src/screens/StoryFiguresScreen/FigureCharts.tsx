import type { FigureDay, StoryFigures } from '@kathasagar/api/contract'

import { DayBars } from '../../components/authoring/DayBars/DayBars.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { fill } from '../../format/fill.ts'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { FigureKeys } from './FigureKeys.tsx'
import { FigureSums } from './FigureSums.tsx'
import { storyFiguresScreenStyles as styles } from './StoryFiguresScreen.styles.ts'

interface FigureChartsProps {
  /** What players did. */
  figures: StoryFigures
  /** Where the author sees what players tried. */
  freeInputsHref: string
}

const COUNTED = ['plays', 'finishes', 'followers', 'ratings'] as const

const isQuiet = ({ days, left_at }: StoryFigures) =>
  left_at.length === 0 && days.every((day) => COUNTED.every((what) => day[what] === 0))

/** All that was counted in the days that show, in one chart for each question. */
export function FigureCharts({ figures, freeInputsHref }: FigureChartsProps) {
  const { figures: messages } = useAuthoringMessages().authoring

  if (isQuiet(figures)) return <EmptyState hint={messages.emptyHint} title={messages.empty} />
  return (
    <div css={styles.grid}>
      <FigureSums days={figures.days} />
      <DayCharts days={figures.days} />
      <FigureKeys figures={figures} />
      <p css={styles.wide}>
        <Link href={freeInputsHref}>{messages.tries}</Link>
      </p>
      <p css={styles.privacy}>
        {fill(messages.privacy, { count: figures.players_min })} {messages.utc}
      </p>
    </div>
  )
}

function DayCharts({ days: all }: { days: readonly FigureDay[] }) {
  const { figures: words } = useAuthoringMessages().authoring
  const days = all.map(({ day }) => day)
  const series = (what: (typeof COUNTED)[number]) => ({
    name: words[what],
    counts: all.map((day) => day[what]),
  })
  const given = all.map((day) => day.average_rating?.toFixed(1) ?? '')

  return (
    <>
      <div css={styles.wide}>
        <DayBars
          series={[series('plays'), series('finishes')]}
          title={words.played}
          {...{ days, words }}
        />
      </div>
      <DayBars
        hint={words.followersHint}
        series={[series('followers')]}
        title={words.followers}
        {...{ days, words }}
      />
      <DayBars
        also={[{ name: words.average, values: given }]}
        hint={words.ratingsHint}
        series={[series('ratings')]}
        title={words.ratings}
        {...{ days, words }}
      />
    </>
  )
}

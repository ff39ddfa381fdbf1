import type { StoryFigures } from '@kathasagar/api/contract'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useAuthoringMessages } from '../../messages/useAuthoringMessages.ts'
import { languageOf } from '../../story/storyMessages.ts'
import { FigureCharts } from './FigureCharts.tsx'
import { storyFiguresScreenStyles as styles } from './StoryFiguresScreen.styles.ts'

/** For how many days figures can be asked. */
export type FigureRange = 7 | 30 | 90

export interface StoryFiguresScreenProps {
  /** What players did; null while it is counted, or when it could not be. */
  figures: StoryFigures | null
  /** Reason why it could not be counted. */
  error?: string | undefined
  /** Asks again. */
  onRetry: () => void
  /** Days that show. */
  range: FigureRange
  /** So many days are to be shown. */
  onRangeChange: (range: FigureRange) => void
  /** Other days are on their way; these are the last ones. */
  isBusy?: boolean
  /** Saves all that shows as a table. */
  onExport: () => void
  /** The table of the figures is on its way. */
  isExporting?: boolean
  /** The table of the figures could not be made. */
  hasNoFile?: boolean
  /** Where the author's stories are. */
  backHref: string
  /** Where the author sees what players tried. */
  freeInputsHref: string
}

const RANGES: readonly FigureRange[] = [7, 30, 90]

/** What players did with a story day by day, none of them to be known by it. */
export function StoryFiguresScreen(props: StoryFiguresScreenProps) {
  const { figures, error, onRetry, backHref, freeInputsHref, hasNoFile = false } = props
  const { figures: messages } = useAuthoringMessages().authoring

  return (
    <div css={styles.page}>
      <p css={styles.back}>
        <Link href={backHref}>{messages.back}</Link>
      </p>
      <h1 css={styles.title} tabIndex={-1} {...(figures && languageOf(figures))}>
        {figures?.title ?? messages.title}
      </h1>
      {figures && <p css={styles.lead}>{messages.title}</p>}
      <Bar {...props} />
      {hasNoFile && <FormError>{messages.notSaved}</FormError>}
      {error !== undefined ? (
        <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
      ) : figures ? (
        <FigureCharts figures={figures} freeInputsHref={freeInputsHref} />
      ) : (
        <Spinner isPage label={messages.loading} />
      )}
    </div>
  )
}

/** Which days show, and the way to take them along. */
function Bar(props: StoryFiguresScreenProps) {
  const { figures, range, onRangeChange, isBusy = false, onExport, isExporting = false } = props
  const { figures: messages } = useAuthoringMessages().authoring
  const { date } = useFormat()
  const [first, last] = [figures?.days.at(0), figures?.days.at(-1)]

  return (
    <div css={styles.bar}>
      <div aria-label={messages.range} css={styles.ranges} role="group">
        {RANGES.map((days) => (
          <Button
            key={days}
            aria-pressed={range === days}
            css={[styles.range, range === days && styles.rangeOn]}
            onPress={() => onRangeChange(days)}
            size="small"
            variant="quiet"
          >
            {messages.ranges[days]}
          </Button>
        ))}
      </div>
      <p aria-busy={isBusy} css={styles.between} role="status">
        {first && last && fill(messages.between, { first: date(first.day), last: date(last.day) })}
      </p>
      <div css={styles.save}>
        <Button
          icon="arrowDown"
          isBusy={isExporting}
          isDisabled={figures === null}
          onPress={onExport}
          size="small"
        >
          {messages.save}
        </Button>
      </div>
    </div>
  )
}

import type { Series, StoryCard } from '@kathasagar/api/contract'

import { LoginRequiredDialog } from '../../components/account/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { LoginRequiredDialogProps } from '../../components/account/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Badge } from '../../components/primitives/Badge/Badge.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { StoryGrid, type StoryGridProps } from '../../components/story/StoryGrid/StoryGrid.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useSeriesMessages } from '../../messages/useSeriesMessages.ts'
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx'
import { SeriesHead, type SeriesHeadProps } from './SeriesHead.tsx'
import { seriesScreenStyles as styles } from './SeriesScreen.styles.ts'

export interface SeriesScreenProps
  extends Omit<SeriesHeadProps, 'series'>, Omit<StoryGridProps, 'stories' | 'badgeOf'> {
  /** Null while it is on its way, and where there is none. */
  series: Series | null
  /** How far the page is; `missing` where there is no such series. */
  status: 'loading' | 'failed' | 'missing' | 'ready'
  /** Reason of the failure, in a sentence. */
  error?: string | undefined
  /** Asks for the series again after a failure. */
  onRetry: () => void
  /** The page with all stories, offered where there is no series. */
  homeHref: string
  /** The way to the login page, when something asked for an account. */
  loginRequired: LoginRequiredDialogProps
}

/** A series: what it is, and its parts in their order. */
export function SeriesScreen({ series, status, error, ...page }: SeriesScreenProps) {
  const { series: messages } = useSeriesMessages()
  const { onRetry, homeHref, loginRequired, ...shown } = page
  const { authorHref, editHref, ...grid } = shown

  if (status === 'loading') return <Spinner isPage label={messages.loading} />
  if (status === 'failed')
    return <ErrorState message={error ?? messages.failed} onRetry={onRetry} />
  if (!series) return <NotFoundScreen homeHref={homeHref} title={messages.missing} />
  return (
    <>
      <SeriesHead authorHref={authorHref} editHref={editHref} series={series} />
      <Parts {...grid} parts={series.parts} />
      <LoginRequiredDialog {...loginRequired} />
    </>
  )
}

type PartsProps = Omit<StoryGridProps, 'stories' | 'badgeOf'> & Pick<Series, 'parts'>

function Parts({ parts, ...grid }: PartsProps) {
  const { series: messages } = useSeriesMessages()
  const byId = new Map(parts.map((part) => [part.story.id, part]))

  if (parts.length === 0) return <EmptyState hint={messages.unseen} title={messages.noParts} />
  return (
    <section css={styles.parts}>
      <h2>
        <VisuallyHidden>{messages.inOrder}</VisuallyHidden>
      </h2>
      <StoryGrid
        {...grid}
        badgeOf={({ id, status }) => (
          <PartBadges
            number={byId.get(id)?.number ?? null}
            progress={byId.get(id)?.progress ?? null}
            status={status}
          />
        )}
        stories={parts.map(({ story }) => story)}
      />
    </section>
  )
}

type PartBadgesProps = Pick<Series['parts'][number], 'number' | 'progress'> &
  Pick<StoryCard, 'status'>

/** Its number, and how far its reader has come; of what readers do not see, why. */
function PartBadges({ number, progress, status }: PartBadgesProps) {
  const { series: messages, story } = useSeriesMessages()
  const format = useFormat()

  return (
    <>
      <Badge tone="featured">
        {number === null
          ? story.status[status]
          : fill(messages.part, { number: format.count(number) })}
      </Badge>
      {progress === 'finished' && (
        <Badge icon="check" tone="positive">
          {messages.progress.finished}
        </Badge>
      )}
      {progress === 'begun' && <Badge tone="neutral">{messages.progress.begun}</Badge>}
    </>
  )
}

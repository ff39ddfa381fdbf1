import type { Series, StoryCard } from '@kathasagar/api/contract'

import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { Avatar } from '../../../../design-system/primitives/Avatar/Avatar.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { StoryGrid, type StoryGridProps } from '../../components/StoryGrid/StoryGrid.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useSeriesMessages } from '../../../../messages/useSeriesMessages.ts'
import { authorOf } from '../../model/storyMessages.ts'
import { faceOfName } from '../../../../design-system/theme/faceOfName.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { NotFoundScreen } from '../../../site/screens/NotFoundScreen/NotFoundScreen.tsx'
import { seriesScreenStyles as styles } from './SeriesScreen.styles.ts'

export interface SeriesScreenProps
  extends Omit<SeriesHeadProps, 'series'>, Omit<StoryGridProps, 'stories' | 'badgeOf'> {
  series: Series | null
  /** `missing` if the series does not exist. */
  status: 'loading' | 'failed' | 'missing' | 'ready'
  error?: string | undefined
  onRetry: () => void
  homeHref: string
  loginRequired: LoginRequiredDialogProps
}

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

interface SeriesHeadProps {
  series: Series
  authorHref: (handle: string) => string
  editHref: string
}

function SeriesHead({ series, authorHref, editHref }: SeriesHeadProps) {
  const { series: messages } = useSeriesMessages()
  const { counted } = useFormat()
  const { title, description, author, parts, is_own } = series

  return (
    <header css={styles.head}>
      <p css={styles.kicker}>
        {messages.kicker} · {counted(messages.parts, parts.length)}
      </p>
      <h1 css={styles.title} dir="auto">
        {title}
      </h1>
      <Writer author={author} authorHref={authorHref} />
      {description && (
        <p css={styles.about} dir="auto">
          {description}
        </p>
      )}
      {is_own && (
        <ButtonLink href={editHref} icon="pencil">
          {messages.change}
        </ButtonLink>
      )}
    </header>
  )
}

function Writer({
  author,
  authorHref,
}: Pick<SeriesHeadProps, 'authorHref'> & Pick<Series, 'author'>) {
  const { story } = useSeriesMessages()
  const name = authorOf(author, story)
  const words = <span css={faceOfName(name, theme)}>{name}</span>

  return (
    <p css={styles.author}>
      <Avatar name={name} src={author.avatar_url} />
      {author.handle === null ? (
        words
      ) : (
        <Link href={authorHref(author.handle)} isQuiet>
          {words}
        </Link>
      )}
    </p>
  )
}

import type { Series } from '@kathasagar/api/contract'

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

const { color, space, size, media, measure } = theme

const styles = {
  head: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.m,
    marginBlock: `${space.xl} ${space.xxl}`,
    [media.from.l]: { marginBlockStart: space.huge },
  },
  kicker: { color: color.textMuted, fontSize: size.label },
  title: {
    fontSize: size.section,
    lineHeight: 1.15,
    overflowWrap: 'anywhere' as const,
    [media.from.l]: { fontSize: size.hero },
  },
  author: { display: 'flex', alignItems: 'center', gap: space.s },
  about: {
    maxInlineSize: measure.reading,
    color: color.textSecondary,
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'pre-line' as const,
  },
  parts: { paddingBlockEnd: space.giant },
}

interface SeriesHeadProps {
  series: Series
  authorHref: (handle: string) => string
  editHref: string
}

export interface SeriesScreenProps
  extends Omit<SeriesHeadProps, 'series'>, Omit<StoryGridProps, 'stories' | 'badgeOf'> {
  series: Series | null
  status: 'loading' | 'failed' | 'missing' | 'ready'
  error?: string | undefined
  onRetry: () => void
  homeHref: string
  loginRequired: LoginRequiredDialogProps
}

export function SeriesScreen({ series, status, error, ...page }: SeriesScreenProps) {
  const { series: messages, story: storyMessages } = useSeriesMessages()
  const format = useFormat()
  const { onRetry, homeHref, loginRequired, authorHref, editHref, ...grid } = page

  if (status === 'loading') return <Spinner isPage label={messages.loading} />
  if (status === 'failed')
    return <ErrorState message={error ?? messages.failed} onRetry={onRetry} />
  if (!series) return <NotFoundScreen homeHref={homeHref} title={messages.missing} />
  const byId = new Map(series.parts.map((part) => [part.story.id, part]))
  return (
    <>
      <SeriesHead authorHref={authorHref} editHref={editHref} series={series} />
      {series.parts.length === 0 ? (
        <EmptyState hint={messages.unseen} title={messages.noParts} />
      ) : (
        <section css={styles.parts}>
          <h2>
            <VisuallyHidden>{messages.inOrder}</VisuallyHidden>
          </h2>
          <StoryGrid
            {...grid}
            badgeOf={({ id, status: standing }) => {
              const { number = null, progress } = byId.get(id) ?? {}
              return (
                <>
                  <Badge tone="featured">
                    {number === null
                      ? storyMessages.status[standing]
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
            }}
            stories={series.parts.map(({ story }) => story)}
          />
        </section>
      )}
      <LoginRequiredDialog {...loginRequired} />
    </>
  )
}

function SeriesHead({ series, authorHref, editHref }: SeriesHeadProps) {
  const { series: messages, story } = useSeriesMessages()
  const { counted } = useFormat()
  const { title, description, author, parts, is_own } = series
  const name = authorOf(author, story)
  const words = <span css={faceOfName(name, theme)}>{name}</span>

  return (
    <header css={styles.head}>
      <p css={styles.kicker}>
        {messages.kicker} · {counted(messages.parts, parts.length)}
      </p>
      <h1 css={styles.title} dir="auto">
        {title}
      </h1>
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

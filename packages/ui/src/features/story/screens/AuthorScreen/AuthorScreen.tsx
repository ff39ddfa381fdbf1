import type { AuthorPage } from '@kathasagar/api/contract'
import { useId } from 'react'

import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { SectionHeading } from '../../../../design-system/primitives/SectionHeading/SectionHeading.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import {
  LoadMore,
  type LoadMoreProps,
} from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { SeriesList, type SeriesListProps } from '../../components/SeriesList/SeriesList.tsx'
import {
  StoryGrid,
  type StoryGridProps,
  WaitingGrid,
} from '../../components/StoryGrid/StoryGrid.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthorsMessages } from '../../../../messages/useAuthorsMessages.ts'
import { NotFoundScreen } from '../../../site/screens/NotFoundScreen/NotFoundScreen.tsx'
import { AuthorHead, type AuthorHeadProps } from './AuthorHead.tsx'

export interface AuthorScreenProps
  extends Omit<AuthorHeadProps, 'author'>, Omit<StoryGridProps, 'stories'>, LoadMoreProps {
  author: AuthorPage | null
  status: 'loading' | 'failed' | 'missing' | 'ready'
  error?: string | undefined
  onRetry: () => void
  homeHref: string
  stories: StoryGridProps['stories'] | null
  series?: AuthorSeriesProps | undefined
  loginRequired: LoginRequiredDialogProps
}

export function AuthorScreen({ loginRequired, status, error, ...page }: AuthorScreenProps) {
  const { authors: messages } = useAuthorsMessages()
  const { author, onRetry, homeHref, series, ...shown } = page

  if (status === 'loading') return <Spinner isPage label={messages.loading} />
  if (status === 'failed')
    return <ErrorState message={error ?? messages.failed} onRetry={onRetry} />
  if (!author) return <NotFoundScreen homeHref={homeHref} title={messages.missing} />
  return (
    <>
      <AuthorHead {...shown} author={author} />
      <Published {...shown} author={author} />
      {series && series.items.length > 0 && <AuthorSeries {...series} />}
      <LoginRequiredDialog {...loginRequired} />
    </>
  )
}

type PublishedProps = Omit<StoryGridProps, 'stories'> &
  LoadMoreProps &
  Pick<AuthorScreenProps, 'stories'> & { author: AuthorPage }

function Published({ author, stories, ...list }: PublishedProps) {
  const { authors: messages } = useAuthorsMessages()
  const format = useFormat()
  const titleId = useId()
  const { stories_total } = author
  const { storyHref, busyStoryId, onPlay, onLike, onBookmark, ...more } = list

  if (stories_total === 0) return <EmptyState hint={messages.noneHint} title={messages.none} />
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading
        aside={
          stories_total > 1
            ? fill(messages.newestFirst, { count: format.count(stories_total) })
            : undefined
        }
        id={titleId}
        title={messages.stories}
      />
      {stories === null ? (
        <WaitingGrid />
      ) : (
        <StoryGrid {...{ storyHref, busyStoryId, onPlay, onLike, onBookmark }} stories={stories} />
      )}
      <LoadMore {...more} />
    </section>
  )
}

type AuthorSeriesProps = SeriesListProps & LoadMoreProps

function AuthorSeries({ items, hrefOf, ...more }: AuthorSeriesProps) {
  const { authors: messages } = useAuthorsMessages()
  const titleId = useId()

  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={messages.series} />
      <SeriesList hrefOf={hrefOf} items={items} />
      <LoadMore {...more} busyLabel={messages.loadingSeries} label={messages.moreSeries} />
    </section>
  )
}

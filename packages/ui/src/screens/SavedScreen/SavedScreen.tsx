import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { LoadMore, type LoadMoreProps } from '../../components/story/LoadMore/LoadMore.tsx'
import { StoryGrid, type StoryGridProps } from '../../components/story/StoryGrid/StoryGrid.tsx'
import { useSavedMessages } from '../../messages/useSavedMessages.ts'
import { savedScreenStyles as styles } from './SavedScreen.styles.ts'

export interface SavedScreenProps extends Omit<StoryGridProps, 'stories'>, LoadMoreProps {
  /** What the reader has bookmarked, as far as it is loaded; null while the first are on their way. */
  stories: StoryGridProps['stories'] | null
  /** Reason why they could not be loaded, as a sentence. */
  error?: string | undefined
  /** Asks for them again. */
  onRetry: () => void
  /** Where one finds a story to save. */
  browseHref: string
}

/** The stories that a reader has bookmarked, the latest first. */
export function SavedScreen(props: SavedScreenProps) {
  const { saved: messages } = useSavedMessages()

  return (
    <>
      <h1 css={styles.title}>{messages.title}</h1>
      <p css={styles.lead}>{messages.lead}</p>
      <Saved {...props} />
    </>
  )
}

function Saved({ stories, error, onRetry, browseHref, ...props }: SavedScreenProps) {
  const { saved: messages, browse } = useSavedMessages()
  const { hasMore, isBusy, moreError, onLoadMore, ...grid } = props

  if (stories === null) {
    return error === undefined ? (
      <Spinner isPage label={messages.loading} />
    ) : (
      <ErrorState message={error} onRetry={onRetry} />
    )
  }
  if (stories.length === 0) {
    return (
      <EmptyState
        action={<ButtonLink href={browseHref}>{messages.find}</ButtonLink>}
        hint={messages.emptyHint}
        title={messages.empty}
      />
    )
  }
  return (
    <>
      <h2>
        <VisuallyHidden>{browse.results}</VisuallyHidden>
      </h2>
      <StoryGrid {...grid} stories={stories} />
      <LoadMore {...{ hasMore, isBusy, moreError, onLoadMore }} />
    </>
  )
}

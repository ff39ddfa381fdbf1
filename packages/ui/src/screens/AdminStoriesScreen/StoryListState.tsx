import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../components/primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { adminMessages } from '../../messages/adminMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { adminStoriesScreenStyles } from './AdminStoriesScreen.styles.ts'

export interface StoryListStateProps {
  /** Ready here means that there is none. */
  status: 'loading' | 'failed' | 'ready'
  /** Asks for the list again. */
  onRetry: () => void
}

const ROWS = [1, 2, 3, 4, 5, 6]

/** In the place of the table while there are no rows. */
export function StoryListState({ status, onRetry }: StoryListStateProps) {
  const { stories: messages } = adminMessages
  const styles = adminStoriesScreenStyles(useTheme())

  if (status === 'failed') return <ErrorState message={messages.failed} onRetry={onRetry} />
  if (status === 'ready') return <EmptyState hint={messages.emptyHint} title={messages.empty} />
  return (
    <div css={styles.skeletons} role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton height="56px" key={row} shape="block" />
      ))}
    </div>
  )
}

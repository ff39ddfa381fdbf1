import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { loadMoreStyles } from './LoadMore.styles.ts'

export interface LoadMoreProps {
  /** There is a further page; without one there is no button. */
  hasMore: boolean
  /** The next page is on its way. */
  isBusy: boolean
  /** Why the next page has not come, as a sentence. */
  moreError?: string | undefined
  /** The next page is asked for. */
  onLoadMore: () => void
}

/** Brings the next page of stories into their rows. */
export function LoadMore({ hasMore, isBusy, moreError, onLoadMore }: LoadMoreProps) {
  const messages = useMessages().story
  const styles = loadMoreStyles(useTheme())

  if (!hasMore) return null

  return (
    <div css={styles.place}>
      {moreError && (
        <p css={styles.fault} role="alert">
          {moreError}
        </p>
      )}
      <Button
        busyLabel={messages.loadingMore}
        css={styles.button}
        isBusy={isBusy}
        onPress={onLoadMore}
      >
        {messages.loadMore}
      </Button>
    </div>
  )
}

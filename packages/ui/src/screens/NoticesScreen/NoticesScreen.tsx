import type { Notice } from '@kathasagar/api/contract'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import type { LoadMoreProps } from '../../components/story/LoadMore/LoadMore.tsx'
import { useNoticesMessages } from '../../messages/useNoticesMessages.ts'
import { NoticeRow, type NoticeRowProps } from './NoticeRow.tsx'
import { noticesScreenStyles as styles } from './NoticesScreen.styles.ts'

export interface NoticesScreenProps extends LoadMoreProps, Omit<NoticeRowProps, 'notice'> {
  /** The latest first, as far as they are loaded; null while the first are on their way. */
  items: readonly Notice[] | null
  /** Reason why they could not be loaded, as a sentence. */
  error?: string | undefined
  /** Asks for them again. */
  onRetry: () => void
  /** Where one finds a story to read. */
  browseHref: string
  /** Where one chooses which kinds are told. */
  accountHref: string
}

/** Notifications: answers, comments, followers, and stories of followed authors. */
export function NoticesScreen(props: NoticesScreenProps) {
  const { notices: messages } = useNoticesMessages()

  return (
    <>
      <h1 css={styles.title}>{messages.title}</h1>
      <p css={styles.lead}>
        {messages.lead} <Link href={props.accountHref}>{messages.settings}</Link>
      </p>
      <Notices {...props} />
    </>
  )
}

function Notices({ items, error, onRetry, browseHref, ...more }: NoticesScreenProps) {
  const { notices: messages } = useNoticesMessages()

  if (items === null) {
    return error === undefined ? (
      <Spinner isPage label={messages.loading} />
    ) : (
      <ErrorState message={error} onRetry={onRetry} />
    )
  }
  if (items.length === 0) {
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
      <ul css={styles.list}>
        {items.map((notice) => (
          <NoticeRow hrefOf={more.hrefOf} key={notice.id} notice={notice} />
        ))}
      </ul>
      {more.moreError && <FormError>{more.moreError}</FormError>}
      {more.hasMore && (
        <Button busyLabel={messages.loadingMore} isBusy={more.isBusy} onPress={more.onLoadMore}>
          {messages.more}
        </Button>
      )}
    </>
  )
}

import { Suspense, type ReactNode } from 'react'
import type { OpenSession } from '@kathasagar/api/contract'

import { BannerCarousel } from '../../components/BannerCarousel/BannerCarousel.tsx'
import type { BannerSlide } from '../../components/BannerCarousel/bannerSlide.ts'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { LoginRequiredDialog } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import type { LoginRequiredDialogProps } from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import {
  LoadMore,
  type LoadMoreProps,
} from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { HomeRows, type HomeRowsProps } from './HomeRows.tsx'
import { homeScreenStyles as styles } from './HomeScreen.styles.ts'

// A guest has no session to go on with.
const ContinuePlaying = lazyPart(
  async () =>
    (await import('../../components/ContinuePlaying/ContinuePlaying.tsx')).ContinuePlaying,
)

export interface HomeScreenProps extends HomeRowsProps, LoadMoreProps {
  /** `failed` only while there is nothing at all to show; `offline` where a network is all it wants. */
  status: 'loading' | 'failed' | 'offline' | 'ready'
  error?: string | undefined
  /** Asks for the stories again after a failure. */
  onRetry: () => void
  /** What the banner turns through; without any there is no banner. */
  slides: readonly BannerSlide[]
  /** What stands first in the banner is on its way: the banner has its room, and is not seen. */
  isBannerAwaited?: boolean
  /** Overlay while the page loads: a `HomeOverlay`, or nothing. */
  greeting?: ReactNode
  /** Unfinished sessions of the reader, the one last played first; none for a guest. */
  openSessions?: readonly OpenSession[]
  /** Address of a session. */
  playHref?: (sessionId: string) => string
  /** The way to the login page, when something asked for an account. */
  loginRequired: LoginRequiredDialogProps
}

/** Every story there is: the banner, then row upon row. */
export function HomeScreen({ greeting, loginRequired, ...page }: HomeScreenProps) {
  const messages = useMessages().story

  return (
    <>
      <h1>
        <VisuallyHidden>{messages.home}</VisuallyHidden>
      </h1>
      <HomePage {...page} />
      <LoginRequiredDialog {...loginRequired} />
      {greeting}
    </>
  )
}

type HomePageProps = Omit<HomeScreenProps, 'greeting' | 'loginRequired'>

function HomePage({
  status,
  error,
  onRetry,
  slides,
  isBannerAwaited = false,
  openSessions = [],
  playHref = (id) => id,
  hasMore,
  isBusy,
  moreError,
  onLoadMore,
  ...rows
}: HomePageProps) {
  const messages = useMessages().story

  if (status !== 'ready')
    return status === 'loading' ? (
      <Spinner isPage label={messages.loadingStories} />
    ) : (
      <div css={styles.state}>
        {status === 'offline' ? (
          <EmptyState title={messages.awaitNetwork} />
        ) : (
          <ErrorState message={error ?? messages.fetchFailed} onRetry={onRetry} />
        )}
      </div>
    )
  return (
    <>
      <div css={styles.top}>
        <Suspense>
          {slides.length > 0 && (
            // Seen first it begins anew, whatever has turned meanwhile.
            <div css={isBannerAwaited && styles.awaited} key={String(isBannerAwaited)}>
              <BannerCarousel items={slides} />
            </div>
          )}
        </Suspense>
        {openSessions.length > 0 && (
          <div css={styles.goOn}>
            <ContinuePlaying playHref={playHref} sessions={openSessions} />
          </div>
        )}
      </div>
      {rows.rows.some(({ stories }) => stories.length > 0) ? (
        <HomeRows {...rows} />
      ) : (
        <div css={styles.state}>
          <EmptyState title={messages.noStories} />
        </div>
      )}
      <LoadMore {...{ hasMore, isBusy, moreError, onLoadMore }} />
    </>
  )
}

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

// Lazy, because guests have no sessions to continue.
const ContinuePlaying = lazyPart(
  async () =>
    (await import('../../components/ContinuePlaying/ContinuePlaying.tsx')).ContinuePlaying,
)

export interface HomeScreenProps extends HomeRowsProps, LoadMoreProps {
  /** `failed` if nothing can be shown, `offline` if loading failed only for lack of a network. */
  status: 'loading' | 'failed' | 'offline' | 'ready'
  error?: string | undefined
  onRetry: () => void
  /** Slides of the banner. If empty, there is no banner. */
  slides: readonly BannerSlide[]
  /** Hides the banner but reserves its space while the first slide is loading. Default: false. */
  isBannerAwaited?: boolean
  greeting?: ReactNode
  /** Open sessions, last played first. Empty for a guest. */
  openSessions?: readonly OpenSession[]
  playHref?: (sessionId: string) => string
  loginRequired: LoginRequiredDialogProps
}

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
            // The key restarts the rotation when the banner appears.
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

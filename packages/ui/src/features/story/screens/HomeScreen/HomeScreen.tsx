import {
  Suspense,
  type ReactNode,
  Fragment,
  memo,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { OpenSession, StoryCard } from '@kathasagar/api/contract'

import {
  BannerCarousel,
  type BannerSlide,
} from '../../components/BannerCarousel/BannerCarousel.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import {
  LoginRequiredDialog,
  type LoginRequiredDialogProps,
} from '../../../account/components/LoginRequiredDialog/LoginRequiredDialog.tsx'
import {
  LoadMore,
  type LoadMoreProps,
} from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { KolamDivider } from '../../../../design-system/primitives/KolamDivider/KolamDivider.tsx'
import {
  StoryRow,
  type RowLoader,
  type StoryRowProps,
} from '../../components/StoryRow/StoryRow.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, media } = theme

const styles = {
  top: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  awaited: { visibility: 'hidden' as const },
  goOn: { [media.below.m]: { order: -1, marginBlockEnd: space.xl } },
  state: { marginBlockStart: space.giant },
}

// Loaded on demand, because guests have no sessions to continue.
const ContinuePlaying = lazyPart(
  async () =>
    (await import('../../components/ContinuePlaying/ContinuePlaying.tsx')).ContinuePlaying,
)

export interface HomeScreenProps extends HomeRowsProps, LoadMoreProps {
  /** Loading status. `failed` if there is no content, `offline` if there is no connection. */
  status: 'loading' | 'failed' | 'offline' | 'ready'
  error?: string | undefined
  onRetry: () => void
  /** Slides of the banner. Without slides the banner is hidden. */
  slides: readonly BannerSlide[]
  /** Reserves the space of the banner while its first slide is loading. Default: false. */
  isBannerAwaited?: boolean
  greeting?: ReactNode
  openSessions?: readonly OpenSession[]
  playHref?: (sessionId: string) => string
  loginRequired: LoginRequiredDialogProps
}

export function HomeScreen(props: HomeScreenProps) {
  const { status, error, onRetry, slides, isBannerAwaited = false, ...shown } = props
  const { openSessions = [], playHref = (id) => id, greeting, loginRequired, ...list } = shown
  const { hasMore, isBusy, moreError, onLoadMore, ...rows } = list
  const messages = useMessages().story

  return (
    <>
      <h1>
        <VisuallyHidden>{messages.home}</VisuallyHidden>
      </h1>
      {status === 'loading' && <Spinner isPage label={messages.loadingStories} />}
      {status === 'offline' && (
        <div css={styles.state}>
          <EmptyState title={messages.awaitNetwork} />
        </div>
      )}
      {status === 'failed' && (
        <div css={styles.state}>
          <ErrorState message={error ?? messages.fetchFailed} onRetry={onRetry} />
        </div>
      )}
      {status === 'ready' && (
        <>
          <div css={styles.top}>
            <Suspense>
              {slides.length > 0 && (
                // A new key restarts the rotation when the banner appears.
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
      )}
      <LoginRequiredDialog {...loginRequired} />
      {greeting}
    </>
  )
}

export interface HomeRow {
  key: string
  title: string
  href?: string | undefined
  hint?: string | undefined
  stories: readonly StoryCard[]
  more?: RowLoader | undefined
}

interface HomeRowsProps extends Omit<
  StoryRowProps,
  'title' | 'href' | 'hint' | 'stories' | 'more'
> {
  rows: readonly HomeRow[]
}

// Memoized, because updates of the page would otherwise hydrate rows outside the viewport.
const RowOfPage = memo(function RowOfPage(row: StoryRowProps) {
  return (
    <HydrateWhenNear>
      <StoryRow {...row} />
    </HydrateWhenNear>
  )
})

/** Rows of stories. A row that the server has rendered is hydrated when it is near the viewport. */
function HomeRows({ rows, ...row }: HomeRowsProps) {
  const filled = rows.filter(({ stories }) => stories.length > 0)

  return filled.map(({ key, ...shown }, index) => (
    <Fragment key={key}>
      <RowOfPage {...row} {...shown} />
      {index === 0 && filled.length > 1 && <KolamDivider />}
    </Fragment>
  ))
}

const isBrowser = typeof document !== 'undefined'

/** Returns true only during hydration. */
const useIsHydrating = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => isBrowser,
  )

function Gate({ hydration, children }: HydrateWhenNearProps & { hydration: PartHydration }) {
  if (useIsHydrating()) use(hydration.near)
  // A layout effect, so that a press is not recorded and also handled.
  useLayoutEffect(() => hydration.hydrate(), [hydration])

  return children
}

interface HydrateWhenNearProps {
  children: ReactNode
}

/** Delays hydration until the content is near the viewport, and then repeats a recorded press. */
function HydrateWhenNear({ children }: HydrateWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [hydration] = useState(createPartHydration)
  useEffect(() => (place.current ? hydration.watch(place.current) : undefined), [hydration])

  return (
    <div ref={place}>
      <Suspense>
        <Gate hydration={hydration}>{children}</Gate>
      </Suspense>
    </div>
  )
}

const VIEWPORT_MARGIN = '200px'

interface PartHydration {
  near: Promise<void>
  watch: (place: Element) => () => void
  hydrate: () => void
}

function createPartHydration(): PartHydration {
  let arrive: () => void = () => undefined
  const near = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const awake = new AbortController()
  const { signal } = awake
  let pressed: HTMLElement | null | undefined

  return {
    near,
    watch(place) {
      if (signal.aborted) return () => undefined
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && arrive(), {
        rootMargin: VIEWPORT_MARGIN,
      })
      const notePress = ({ target }: MouseEvent) => {
        if (!(target instanceof Element) || !place.contains(target)) return
        pressed = target.closest('button')
        arrive()
      }
      observer.observe(place)
      signal.addEventListener('abort', () => observer.disconnect())
      // Listens on the document, because React stops events that it cannot handle before hydration.
      document.addEventListener('click', notePress, { capture: true, signal })
      // The app sends this event before a change of the language, which needs all content hydrated.
      document.addEventListener('hydrateall', arrive, { signal })
      return () => awake.abort()
    },
    hydrate() {
      awake.abort()
      setTimeout(() => pressed?.click())
    },
  }
}

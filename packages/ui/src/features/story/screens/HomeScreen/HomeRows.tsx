import {
  Fragment,
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { StoryCard } from '@kathasagar/api/contract'

import { KolamDivider } from '../../../../design-system/primitives/KolamDivider/KolamDivider.tsx'
import { StoryRow } from '../../components/StoryRow/StoryRow.tsx'
import type { RowMore, StoryRowProps } from '../../components/StoryRow/StoryRow.tsx'

export interface HomeRow {
  key: string
  title: string
  href?: string | undefined
  hint?: string | undefined
  stories: readonly StoryCard[]
  more?: RowMore | undefined
}

export interface HomeRowsProps extends Omit<
  StoryRowProps,
  'title' | 'href' | 'hint' | 'stories' | 'more'
> {
  rows: readonly HomeRow[]
}

// Memoized, so that updates of the page do not hydrate off-screen rows.
const RowOfPage = memo(function RowOfPage(row: StoryRowProps) {
  return (
    <HydrateWhenNear>
      <StoryRow {...row} />
    </HydrateWhenNear>
  )
})

/** Rows of stories. In a server-rendered page each row hydrates near the viewport. */
export function HomeRows({ rows, ...row }: HomeRowsProps) {
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
  // A layout effect, so that a press is not both recorded and handled.
  useLayoutEffect(() => hydration.hydrate(), [hydration])

  return children
}

interface HydrateWhenNearProps {
  children: ReactNode
}

/** Delays hydration until the part is near the viewport, then replays an earlier press. */
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
      // Listens above React's root, which stops events that it cannot handle before hydration.
      document.addEventListener('click', notePress, { capture: true, signal })
      return () => awake.abort()
    },
    hydrate() {
      awake.abort()
      setTimeout(() => pressed?.click())
    },
  }
}

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

/** One row of the home page. */
export interface HomeRow {
  key: string
  /** Name of the row, such as `Featured Stories`, or a category's. */
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
  /** From top to bottom; a row without stories is not drawn. */
  rows: readonly HomeRow[]
}

// What is new elsewhere on the page must not bring a row to life that nobody has come near to.
const RowOfPage = memo(function RowOfPage(row: StoryRowProps) {
  return (
    <HydrateWhenNear>
      <StoryRow {...row} />
    </HydrateWhenNear>
  )
})

/**
 * Rows of stories, with a kolam after the first: one on the page, where the choosing ends. On a
 * page that the server rendered each row hydrates by itself, when it is near.
 */
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

/** Whether a component takes over what the server rendered: true in that one pass only. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => isBrowser,
  )

function Gate({ hydration, children }: HydrateWhenNearProps & { hydration: PartHydration }) {
  if (useIsTakenOver()) use(hydration.near)
  // With the very change that lets it answer, or a press would be noted and answered as well.
  useLayoutEffect(() => hydration.hydrate(), [hydration])

  return children
}

interface HydrateWhenNearProps {
  children: ReactNode
}

/**
 * On a page that the server rendered, leaves this part as it was rendered until it is nearly on the screen, so
 * that hydrating the page costs what is seen. A button pressed before is pressed again.
 */
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

const AHEAD = '200px'

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
        rootMargin: AHEAD,
      })
      const notePress = ({ target }: MouseEvent) => {
        if (!(target instanceof Element) || !place.contains(target)) return
        pressed = target.closest('button')
        arrive()
      }
      observer.observe(place)
      signal.addEventListener('abort', () => observer.disconnect())
      // Above the page's root, where React stops what it can not answer yet.
      document.addEventListener('click', notePress, { capture: true, signal })
      return () => awake.abort()
    },
    hydrate() {
      awake.abort()
      setTimeout(() => pressed?.click())
    },
  }
}

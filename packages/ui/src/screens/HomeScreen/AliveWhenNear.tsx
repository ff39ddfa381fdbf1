import {
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'

import { makeWaking, type Waking } from './waking.ts'

const isBrowser = typeof document !== 'undefined'

/** Whether a component takes over what the server drew: true in that one pass only. */
const useIsTakenOver = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => isBrowser,
  )

function Gate({ waking, children }: AliveWhenNearProps & { waking: Waking }) {
  if (useIsTakenOver()) use(waking.near)
  // With the very change that lets it answer, or a press would be noted and answered as well.
  useLayoutEffect(() => waking.wake(), [waking])

  return children
}

export interface AliveWhenNearProps {
  /** What the server may have drawn. */
  children: ReactNode
}

/**
 * On a page that came drawn, leaves this part as the drawing until it is nearly on the screen, so
 * that bringing the page to life costs what is seen. A button pressed before is pressed again.
 */
export function AliveWhenNear({ children }: AliveWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [waking] = useState(makeWaking)
  useEffect(() => (place.current ? waking.watch(place.current) : undefined), [waking])

  return (
    <div ref={place}>
      <Suspense>
        <Gate waking={waking}>{children}</Gate>
      </Suspense>
    </div>
  )
}

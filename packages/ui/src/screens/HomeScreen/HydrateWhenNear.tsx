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

import { createPartHydration, type PartHydration } from './partHydration.ts'

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

export interface HydrateWhenNearProps {
  /** What the server may have rendered. */
  children: ReactNode
}

/**
 * On a page that the server rendered, leaves this part as it was rendered until it is nearly on the screen, so
 * that hydrating the page costs what is seen. A button pressed before is pressed again.
 */
export function HydrateWhenNear({ children }: HydrateWhenNearProps) {
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

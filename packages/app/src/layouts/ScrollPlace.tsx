import { useCallback, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration } from 'react-router-dom'

import { paths } from '../navigation/paths.ts'

function RunOnHydration({ run }: { run: () => void }) {
  useLayoutEffect(run, [run])

  return null
}

/** Restores the scroll position, also if the page was scrolled before hydration. */
export function ScrollPlace() {
  const place = useRef(0)
  const note = useCallback(() => {
    place.current = window.scrollY
  }, [])
  const keep = useCallback(() => {
    if (place.current > 0) window.scrollTo({ top: place.current, behavior: 'instant' })
  }, [])

  return (
    <>
      <RunOnHydration run={note} />
      <ScrollRestoration
        getKey={({ pathname, hash, key }) =>
          // All tabs of a new story start at the top.
          hash || pathname === paths.createStory ? key : pathname
        }
      />
      <RunOnHydration run={keep} />
    </>
  )
}

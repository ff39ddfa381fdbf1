import { useCallback, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration } from 'react-router-dom'

/** Does something once, in the very change that brings the page to life. */
function OnAlive({ run }: { run: () => void }) {
  useLayoutEffect(run, [run])

  return null
}

/**
 * Brings readers back to where they were on a page. The router begins a visit at the page's top, but
 * one that came drawn may have been scrolled before it came to life: it stays where it is. Effects
 * run in the order of the tree, so nothing of it is seen. A place within a page has a key of its own:
 * by the page's the router would bring readers back to where they pressed the link.
 */
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
      <OnAlive run={note} />
      <ScrollRestoration getKey={({ pathname, hash, key }) => (hash ? key : pathname)} />
      <OnAlive run={keep} />
    </>
  )
}

import { useEffect, useRef } from 'react'

function focusOn(heading: HTMLElement) {
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}

/** After navigation, focuses the heading, or the main element until a heading has loaded. */
export function useFocusOnPage<Main extends HTMLElement>(pageKey: string) {
  const mainRef = useRef<Main>(null)
  const shownKey = useRef(pageKey)

  useEffect(() => {
    const main = mainRef.current
    if (!main || shownKey.current === pageKey) return
    shownKey.current = pageKey
    const heading = main.querySelector('h1')
    if (heading) return focusOn(heading)

    main.focus({ preventScroll: true })
    const arrival = new MutationObserver(() => {
      const arrived = main.querySelector('h1')
      if (!arrived) return
      arrival.disconnect()
      if (document.activeElement === main) focusOn(arrived)
    })
    arrival.observe(main, { childList: true, subtree: true })
    return () => arrival.disconnect()
  }, [pageKey])

  return mainRef
}

import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'

export interface OwnPortalsProps {
  /** Whether this tree wears or speaks what the page does not, so that its dialogs need a place of their own. */
  isOwn: boolean
  /** Value of `data-theme`; left out where the page's is worn. */
  theme: string | undefined
  /** Value of `data-motion`. */
  motion: string
  /** Direction of what opens. */
  dir: 'ltr' | 'rtl' | undefined
  /** Language of what opens. */
  lang: string
  /** The tree. */
  children: ReactNode
}

/** As it is, but for a change of theme: drawn again, it would have all within it drawn again. */
const Portals = memo(UNSAFE_PortalProvider)

/** Lets dialogs, menus and notes wear the theme, and name the language, of the tree that opens them. */
export function OwnPortals({ isOwn, theme, motion, dir, lang, children }: OwnPortalsProps) {
  const host = useRef<HTMLDivElement>(null)
  const container = useCallback(() => host.current, [])

  useLayoutEffect(() => {
    if (!isOwn) return
    const place = document.createElement('div')
    document.body.append(place)
    host.current = place
    return () => place.remove()
  }, [isOwn])

  useLayoutEffect(() => {
    if (!host.current) return
    Object.assign(host.current.dataset, { uiRoot: '', motion, ...(theme && { theme }) })
    host.current.lang = lang
    host.current.dir = dir ?? ''
  }, [isOwn, theme, motion, dir, lang])

  return <Portals {...(isOwn && { getContainer: container })}>{children}</Portals>
}

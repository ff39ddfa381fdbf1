import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'

export interface OwnPortalsProps {
  /** True if theme or language differ from the page. Dialogs then need their own container. */
  isOwn: boolean
  theme: string | undefined
  motion: string
  dir: 'ltr' | 'rtl' | undefined
  lang: string
  children: ReactNode
}

/** Memoized, so that a new render of the provider does not re-render its children. */
const Portals = memo(UNSAFE_PortalProvider)

/** Applies the theme and language of a tree to its dialogs, menus and tooltips. */
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

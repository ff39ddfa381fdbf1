import type { OwnPlay } from '@kathasagar/api/contract'
import { useEffect, useRef } from 'react'

/**
 * A play that leaves the list takes the focus with it, and so does the notice that brings it back. The
 * focus then goes to the play that stands in that place, or to the heading where none is left.
 * @param items The plays as they are listed; null while they are not known.
 */
export function useLeavingFocus(items: readonly OwnPlay[] | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const acted = useRef<{ id: string; at: number; isListed: boolean } | null>(null)

  useEffect(() => {
    const was = acted.current
    if (was === null || items === null) return
    const isListed = items.some(({ id }) => id === was.id)
    if (isListed === was.isListed) return
    acted.current = { ...was, isListed }
    // A dialog that closes gives the focus back first.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const places = [...(list.current?.children ?? [])]
      const place = places[Math.min(was.at, places.length - 1)]
      const target = place?.querySelector<HTMLElement>('a[href]') ?? heading.current
      target?.focus()
    })
  }, [items])

  /** To be called before something is done with a play. */
  const keep = ({ id }: OwnPlay) => {
    const at = items?.findIndex((play) => play.id === id) ?? -1
    acted.current = at < 0 ? null : { id, at, isListed: true }
  }
  return { heading, list, keep }
}

import type { OwnPlay } from '@kathasagar/api/contract'
import { useEffect, useRef } from 'react'

/** Moves the focus from a removed session to the next one, or to the heading. */
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
    // Waits until a closing dialog has returned its focus.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const places = [...(list.current?.children ?? [])]
      const place = places[Math.min(was.at, places.length - 1)]
      const target = place?.querySelector<HTMLElement>('a[href]') ?? heading.current
      target?.focus()
    })
  }, [items])

  const keep = ({ id }: OwnPlay) => {
    const at = items?.findIndex((play) => play.id === id) ?? -1
    acted.current = at < 0 ? null : { id, at, isListed: true }
  }
  return { heading, list, keep }
}

import { useState, type MouseEvent, type PointerEvent, type RefObject } from 'react'

import type { LogEntryModel } from '../../../play/logEntry.ts'

/** Entries that hold words of the story or of the player. */
const OWN_WORDS = new Set<LogEntryModel['type']>([
  'narrative',
  'setup',
  'completion',
  'user_action',
  'choice',
])

interface Place {
  id: string
  /** Pixels from the top of the log's content. */
  top: number
  /** Chosen by key, so that its words must be said. */
  isByKey: boolean
}

const articleOf = (content: HTMLElement | null, id: string) =>
  content?.querySelector<HTMLElement>(`[data-entry-id="${CSS.escape(id)}"]`)

/** Where an entry stands; one that was chosen by key is brought into view first. */
function placeOf(content: HTMLElement | null, id: string, isByKey: boolean): Place | null {
  const article = articleOf(content, id)
  if (!article || !content) return null
  if (isByKey) article.scrollIntoView({ block: 'nearest' })
  const top = article.getBoundingClientRect().top - content.getBoundingClientRect().top
  return { id, top, isByKey }
}

const idAt = (target: EventTarget) =>
  target instanceof Element
    ? target.closest('[data-entry-id]')?.getAttribute('data-entry-id')
    : undefined

/** The entry that the tools stand beside, and the ways to another. */
function useStanding(entries: readonly LogEntryModel[], content: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place | null>(null)
  const usable = entries.filter(({ type, isGrowing }) => OWN_WORDS.has(type) && !isGrowing)
  const standing = usable.find(({ id }) => id === place?.id)
  const newest = usable.findLast(({ type }) => type === 'narrative')
  const entry = standing ?? newest

  const standAt = (id: string, isByKey: boolean) => {
    const found = placeOf(content.current, id, isByKey)
    if (found) setPlace(found)
  }
  return {
    place,
    usable,
    entry,
    isStanding: standing !== undefined,
    standAt,
    /** To the entry before (-1) or after (1), by the arrow keys. */
    step: (by: -1 | 1) => {
      const next = usable[usable.findIndex(({ id }) => id === entry?.id) + by]
      if (next) standAt(next.id, true)
    },
    /** The keyboard has come to the tools. */
    arrive: () => {
      if (newest) standAt(newest.id, true)
    },
  }
}

/**
 * Which entry the tools stand beside: the one pointed at or tapped, or the one that the arrow keys
 * have gone to. One set of tools serves all entries, so that a long log stays light and quick to tab
 * through.
 */
export function useEntryTools(
  entries: readonly LogEntryModel[],
  content: RefObject<HTMLElement | null>,
) {
  const { place, usable, entry, isStanding, standAt, step, arrive } = useStanding(entries, content)
  const [isPointedAt, setIsPointedAt] = useState(false)

  const handlePoint = ({ target }: PointerEvent | MouseEvent) => {
    const id = idAt(target)
    if (isPointedAt && id === place?.id) return
    if (id && usable.some((one) => one.id === id)) {
      standAt(id, false)
      setIsPointedAt(true)
    }
  }

  return {
    entry,
    top: place?.top ?? 0,
    isPointedAt: isPointedAt && isStanding,
    isByKey: place?.isByKey === true,
    step,
    arrive,
    pointing: {
      onClick: handlePoint,
      onPointerOver: handlePoint,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // A finger has left as soon as it has tapped.
        if (pointerType === 'mouse') setIsPointedAt(false)
      },
    },
  }
}

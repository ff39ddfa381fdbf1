import { useRef } from 'react'

import { useShortcuts } from '../../../../design-system/hooks/useShortcuts.ts'
import type { AdminStoriesScreenProps } from './AdminStoriesScreen.tsx'

interface StoryKeysOptions extends Pick<
  AdminStoriesScreenProps,
  | 'stories'
  | 'selected'
  | 'onSelectedChange'
  | 'page'
  | 'pages'
  | 'onPageChange'
  | 'onQuickViewChange'
  | 'hasKeys'
> {
  onHelp: () => void
}

/** Keyboard shortcuts for the focused row and the page. Returns the ref of the table. */
export function useStoryKeys({ stories, selected, page, pages, hasKeys, ...on }: StoryKeysOptions) {
  const tableRef = useRef<HTMLTableElement>(null)
  const rows = () => [...(tableRef.current?.tBodies[0]?.rows ?? [])]
  const place = () => rows().findIndex((row) => row.contains(document.activeElement))
  const go = (by: number) => {
    const all = rows()
    const row = all[Math.max(0, Math.min(all.length - 1, place() + by))]
    if (!row) return
    row.tabIndex = -1
    row.focus()
  }
  const choose = () => {
    const story = stories[place()]
    if (!story) return
    const others = selected.filter((id) => id !== story.id)
    on.onSelectedChange(others.length < selected.length ? others : [...selected, story.id])
  }
  const look = () => {
    const story = stories[Math.max(0, place())]
    if (story) on.onQuickViewChange(story)
  }
  const search = () =>
    document.querySelector<HTMLElement>('[role="search"] input[type="search"]')?.focus()

  useShortcuts({
    isOn: hasKeys,
    shortcuts: {
      j: () => go(1),
      k: () => go(-1),
      x: choose,
      q: look,
      '/': search,
      n: page < pages ? () => on.onPageChange(page + 1) : undefined,
      p: page > 1 ? () => on.onPageChange(page - 1) : undefined,
      '?': on.onHelp,
    },
  })
  return tableRef
}

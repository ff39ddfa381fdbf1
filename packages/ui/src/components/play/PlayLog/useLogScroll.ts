import { useEffect } from 'react'

import { useShortcuts } from '../../../hooks/useShortcuts.ts'
import { useStickToBottom } from '../../../hooks/useStickToBottom.ts'
import type { LogEntryModel } from '../../../play/logEntry.ts'

export interface LogScrollOptions {
  entries: readonly LogEntryModel[]
  /** An action runs. */
  isBusy: boolean
  /** The End key leads to the newest line. */
  hasKeys: boolean
}

/** The last line of the last block; looking for it from above would pass by all the others. */
const newestEntryIn = (content: HTMLElement) =>
  content.querySelector('[role="log"]')?.lastElementChild?.lastElementChild

/** What is said outside of the story is said to somebody: it begins in sight, whatever follows. */
const noteAtEndOf = (content: HTMLElement) => {
  const newest = newestEntryIn(content)
  return newest?.querySelector('[role="note"]') ? newest : null
}

/** Opens a story at its first word and a resumed one at its newest; an action leads to the end. */
export function useLogScroll({ entries, isBusy, hasKeys }: LogScrollOptions) {
  const scroll = useStickToBottom({
    startsAtTop: entries.filter(({ type }) => type === 'narrative').length === 1 && !isBusy,
    newestIn: newestEntryIn,
    readFirstIn: noteAtEndOf,
  })
  const { jumpToEnd } = scroll
  useShortcuts({ isOn: hasKeys, shortcuts: { End: jumpToEnd } })

  useEffect(() => {
    if (isBusy) jumpToEnd()
  }, [isBusy, jumpToEnd])

  return scroll
}

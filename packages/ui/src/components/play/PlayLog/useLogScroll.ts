import { useEffect } from 'react'

import { useShortcuts } from '../../../hooks/useShortcuts.ts'
import { useStickToBottom } from '../../../hooks/useStickToBottom.ts'
import { leadsUp, type LogEntryModel } from '../../../play/logEntry.ts'

export interface LogScrollOptions {
  entries: readonly LogEntryModel[]
  /** True while an action runs. */
  isBusy: boolean
  /** The End key scrolls to the newest text. */
  hasKeys: boolean
}

const typeOf = (line: Element) => line.getAttribute('data-entry') as LogEntryModel['type']
const turnOf = (line: Element) => line.getAttribute('data-entry-id')?.split('-')[0]

/** Returns the line that the newest answer begins with, or null while an action has no answer yet. */
function newestAnswerIn(content: HTMLElement): Element | null {
  const retold = content.querySelector('[data-retold]')
  if (retold) return retold
  // From the end, because a log may hold thousands of lines.
  const last = content.querySelector('[role="log"]')?.lastElementChild?.lastElementChild
  if (!last || leadsUp({ type: typeOf(last) })) return null
  const before = last.previousElementSibling
  let first = typeOf(last) === 'warning' && before ? before : last
  while (first.previousElementSibling) {
    const previous = first.previousElementSibling
    if (turnOf(previous) !== turnOf(first) || leadsUp({ type: typeOf(previous) })) break
    first = previous
  }
  return first
}

/** Opens a new story at its first word and a resumed one at its newest answer. */
export function useLogScroll({ entries, isBusy, hasKeys }: LogScrollOptions) {
  const scroll = useStickToBottom({
    startsAtTop: entries.filter(({ type }) => type === 'narrative').length === 1 && !isBusy,
    newestIn: newestAnswerIn,
  })
  const { jumpToNewest } = scroll
  useShortcuts({ isOn: hasKeys, shortcuts: { End: jumpToNewest } })

  useEffect(() => {
    if (isBusy) jumpToNewest()
  }, [isBusy, jumpToNewest])

  return scroll
}

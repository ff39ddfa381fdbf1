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

/** A picture may have a warning of the wallet under it. */
const isWarning = (line: Element | null | undefined) =>
  line?.getAttribute('data-entry') === 'warning'

const isOfTelling = (line: Element | null | undefined) =>
  /^(narrative|setup)$/.test(line?.getAttribute('data-entry') ?? '')

/** Where an answer begins that can be seen whole, though ways on may follow that cannot. */
function shortAnswerIn(content: HTMLElement, last: Element | null | undefined) {
  if (!last || !isOfTelling(last)) return null
  let first = last
  while (first.previousElementSibling && isOfTelling(first.previousElementSibling)) {
    first = first.previousElementSibling
  }
  const height = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top
  return height < content.clientHeight / 2 ? first : null
}

/**
 * What is said outside of the story is said to somebody, a picture was asked for or opens its scene, and
 * what is told again is told in its place: each begins in sight, whatever follows, and so does an answer
 * of a few lines.
 */
function readFirstIn(content: HTMLElement) {
  const retold = content.querySelector('[data-retold]')
  if (retold) return retold
  const newest = newestEntryIn(content)
  if (newest?.querySelector('[role="note"]')) return newest
  const told = isWarning(newest) ? newest?.previousElementSibling : newest
  if (told?.querySelector('figure')) return told
  const before = told?.previousElementSibling
  return before?.hasAttribute('data-opens') ? before : shortAnswerIn(content, told)
}

/** Opens a story at its first word and a resumed one at its newest; an action leads to the end. */
export function useLogScroll({ entries, isBusy, hasKeys }: LogScrollOptions) {
  const scroll = useStickToBottom({
    startsAtTop: entries.filter(({ type }) => type === 'narrative').length === 1 && !isBusy,
    newestIn: newestEntryIn,
    readFirstIn,
  })
  const { followEnd, jumpToEnd } = scroll
  useShortcuts({ isOn: hasKeys, shortcuts: { End: jumpToEnd } })

  useEffect(() => {
    if (isBusy) followEnd()
  }, [isBusy, followEnd])

  return scroll
}

import { use } from 'react'

import { useUi } from '../design-system/context/uiContext.ts'
import type { FurtherMessages, Messages } from './en.ts'

const loadedTexts = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/** Loads the texts once. If loading fails, returns the English texts. */
function loadOnce<Words>(load: () => Promise<Words>, english: Words): Promise<Words> {
  const words = (loadedTexts.get(load) as Promise<Words> | undefined) ?? load().catch(() => english)
  loadedTexts.set(load, words)
  return words
}

/** Returns all texts, including those of a separate file. Suspends until the file has loaded. */
export function useFurtherMessages<Pages extends keyof FurtherMessages>(
  pages: Pages,
  english: FurtherMessages[Pages],
): Messages & FurtherMessages[Pages] {
  const { messages } = useUi()
  const load = messages.further?.[pages]

  return { ...english, ...messages, ...(load && use(loadOnce(load, english))) }
}

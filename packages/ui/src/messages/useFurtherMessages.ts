import { use } from 'react'

import { useUi } from '../design-system/context/uiContext.ts'
import type { FurtherMessages, Messages } from './en.ts'

const loadedTexts = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/** Loads the texts once. Falls back to English on failure. */
function loadOnce<Words>(load: () => Promise<Words>, english: Words): Promise<Words> {
  const words = (loadedTexts.get(load) as Promise<Words> | undefined) ?? load().catch(() => english)
  loadedTexts.set(load, words)
  return words
}

/** Returns the messages with those of a separate file, and suspends until it has loaded. */
export function useFurtherMessages<Pages extends keyof FurtherMessages>(
  pages: Pages,
  english: FurtherMessages[Pages],
): Messages & FurtherMessages[Pages] {
  const { messages } = useUi()
  const load = messages.further?.[pages]

  return { ...english, ...messages, ...(load && use(loadOnce(load, english))) }
}

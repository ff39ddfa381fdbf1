import { use } from 'react'

import { useUi } from '../design-system/context/uiContext.ts'
import type { FurtherMessages, Messages } from './en.ts'

const asked = new WeakMap<() => Promise<unknown>, Promise<unknown>>()

/** Asks for the words once; where they cannot be had, the English ones stand for them. */
function askedOnce<Words>(load: () => Promise<Words>, english: Words): Promise<Words> {
  const words = (asked.get(load) as Promise<Words> | undefined) ?? load().catch(() => english)
  asked.set(load, words)
  return words
}

/**
 * The strings of the provider's language, with those of pages that a language keeps in a file of
 * their own. The page waits for that file; a language that has none leaves them in English.
 */
export function useFurtherMessages<Pages extends keyof FurtherMessages>(
  pages: Pages,
  english: FurtherMessages[Pages],
): Messages & FurtherMessages[Pages] {
  const { messages } = useUi()
  const load = messages.further?.[pages]

  return { ...english, ...messages, ...(load && use(askedOnce(load, english))) }
}

import { useUi } from '../design-system/context/uiContext.ts'
import { playMessages } from './playMessages.ts'
import type { PlayMessages, Messages } from './en.ts'

/** The strings of the provider's language, with those of playing. */
export function usePlayMessages(): Messages & PlayMessages {
  const { messages } = useUi()
  return { ...playMessages, ...messages }
}

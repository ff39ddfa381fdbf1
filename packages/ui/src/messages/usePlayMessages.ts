import { useUi } from '../design-system/context/uiContext.ts'
import { playMessages } from './playMessages.ts'
import type { PlayMessages, Messages } from './en.ts'

export function usePlayMessages(): Messages & PlayMessages {
  const { messages } = useUi()
  return { ...playMessages, ...messages }
}

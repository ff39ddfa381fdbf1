import { useUi } from '../design-system/context/uiContext.ts'
import type { LandingMessages, Messages } from './en.ts'
import { landingMessages } from './landingMessages.ts'

export function useLandingMessages(): Messages & LandingMessages {
  const { messages } = useUi()
  return { ...landingMessages, ...messages }
}

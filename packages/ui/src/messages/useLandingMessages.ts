import { useUi } from '../design-system/context/uiContext.ts'
import type { LandingMessages, Messages } from './en.ts'
import { landingMessages } from './landingMessages.ts'

/** The strings of the provider's language, with those of the first page and of the waitlist. */
export function useLandingMessages(): Messages & LandingMessages {
  const { messages } = useUi()
  return { ...landingMessages, ...messages }
}

import { useUi } from '../design-system/context/uiContext.ts'
import type { SettingsMessages, Messages } from './en.ts'
import { settingsMessages } from './settingsMessages.ts'

/** The strings of the provider's language, with those of the settings. */
export function useSettingsMessages(): Messages & SettingsMessages {
  const { messages } = useUi()
  return { ...settingsMessages, ...messages }
}

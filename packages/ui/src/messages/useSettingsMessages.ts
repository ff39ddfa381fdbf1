import { useUi } from '../design-system/context/uiContext.ts'
import type { SettingsMessages, Messages } from './en.ts'
import { settingsMessages } from './settingsMessages.ts'

export function useSettingsMessages(): Messages & SettingsMessages {
  const { messages } = useUi()
  return { ...settingsMessages, ...messages }
}

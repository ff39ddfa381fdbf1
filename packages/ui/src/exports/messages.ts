export { adminMessages } from '../messages/adminMessages.ts'
export { accountMessages } from '../messages/accountMessages.ts'
export { authoringMessages } from '../messages/authoringMessages.ts'
export { landingMessages } from '../messages/landingMessages.ts'
export { playMessages } from '../messages/playMessages.ts'
export { settingsMessages } from '../messages/settingsMessages.ts'
export { en } from '../messages/en.ts'
export type {
  AccountMessages,
  AuthoringMessages,
  LandingMessages,
  Messages,
  PlayMessages,
  SettingsMessages,
} from '../messages/en.ts'
export { fill } from '../design-system/format/fill.ts'
export { INTERFACE_LOCALES, interfaceLocaleOf, loadMessages } from '../messages/locales.ts'
export type { InterfaceLocale } from '../messages/locales.ts'

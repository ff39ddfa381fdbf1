import { accountMessages } from './accountMessages.ts'
import { authoringMessages } from './authoringMessages.ts'
import { en } from './en.ts'
import { landingMessages } from './landingMessages.ts'
import { playMessages } from './playMessages.ts'
import { settingsMessages } from './settingsMessages.ts'

/** Every area that another language may give, those of single pages with the rest; no page loads it. */
export const wholeEnglish = {
  ...en,
  ...accountMessages,
  ...authoringMessages,
  ...landingMessages,
  ...playMessages,
  ...settingsMessages,
}

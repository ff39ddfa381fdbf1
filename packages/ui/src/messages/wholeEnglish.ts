import { accountMessages } from './accountMessages.ts'
import { adminMessages } from './adminMessages.ts'
import { authoringMessages } from './authoringMessages.ts'
import { en } from './en.ts'
import { landingMessages } from './landingMessages.ts'
import { partMessages } from './partMessages.ts'
import { authors } from './en/authors.ts'
import { comments } from './en/comments.ts'
import { notices } from './en/notices.ts'
import { plays } from './en/plays.ts'
import { saved } from './en/saved.ts'
import { series } from './en/series.ts'
import { sharing } from './en/sharing.ts'
import { uploads } from './en/uploads.ts'
import { playMessages } from './playMessages.ts'
import { settingsMessages } from './settingsMessages.ts'

/** Every area that another language may give, those of single pages with the rest; no page loads it. */
export const wholeEnglish = {
  ...en,
  ...accountMessages,
  admin: adminMessages,
  ...authoringMessages,
  ...landingMessages,
  ...playMessages,
  authors,
  comments,
  notices,
  plays,
  saved,
  series,
  sharing,
  storyParts: partMessages,
  ...settingsMessages,
  uploads,
}

import { accountMessages } from './accountMessages.ts'
import { adminMessages } from './adminMessages.ts'
import { authoringMessages } from './authoringMessages.ts'
import { en } from './en.ts'
import { landingMessages } from './landingMessages.ts'
import { partMessages } from './partMessages.ts'
import authors from './en/authors.json' with { type: 'json' }
import comments from './en/comments.json' with { type: 'json' }
import notices from './en/notices.json' with { type: 'json' }
import plays from './en/plays.json' with { type: 'json' }
import saved from './en/saved.json' with { type: 'json' }
import series from './en/series.json' with { type: 'json' }
import sharing from './en/sharing.json' with { type: 'json' }
import uploads from './en/uploads.json' with { type: 'json' }
import { playMessages } from './playMessages.ts'
import { settingsMessages } from './settingsMessages.ts'

export const fullEnglish = {
  ...en,
  ...accountMessages,
  admin: adminMessages,
  ...authoringMessages,
  ...landingMessages,
  ...playMessages,
  ...authors,
  ...comments,
  ...notices,
  ...plays,
  ...saved,
  ...series,
  ...sharing,
  storyParts: partMessages,
  ...settingsMessages,
  ...uploads,
}

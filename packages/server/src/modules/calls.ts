import type { Calls } from '../platform/call.ts'
import * as account from './account/calls.ts'
import * as admin from './admin/calls.ts'
import * as auth from './auth/calls.ts'
import * as authoring from './authoring/calls.ts'
import * as authors from './authors/calls.ts'
import * as comments from './comments/calls.ts'
import * as models from './models/calls.ts'
import * as notices from './notices/calls.ts'
import * as previewLinks from './previewLinks/calls.ts'
import * as progress from './progress/calls.ts'
import * as series from './series/calls.ts'
import * as sessions from './sessions/calls.ts'
import * as sharedPlays from './sharedPlays/calls.ts'
import * as site from './site/calls.ts'
import * as stories from './stories/calls.ts'
import * as taxonomy from './taxonomy/calls.ts'
import * as wallet from './wallet/calls.ts'

export const calls: Calls = {
  ...account,
  ...admin,
  ...auth,
  ...authoring,
  ...authors,
  ...comments,
  ...models,
  ...notices,
  ...previewLinks,
  ...progress,
  ...series,
  ...sessions,
  ...sharedPlays,
  ...site,
  ...stories,
  ...taxonomy,
  ...wallet,
}

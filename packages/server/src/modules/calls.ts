import type { RouteName } from '@kathasagar/api/contract'

import type { Call, Services } from '../platform/call.ts'
import type { ErasureContext } from './account/index.ts'
import type { AuditContext } from './audit/index.ts'
import type { AuthContext } from './auth/index.ts'
import type { DraftingContext } from './authoring/index.ts'
import type { MailContext } from './mail/sendQueuedMail.ts'
import type { SetupContext } from './models/index.ts'
import type { PlayContext } from './sessions/index.ts'
import type { SiteContext } from './site/getConfig.ts'
import type { DemoContext } from './stories/index.ts'
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

/** Dependencies of all modules. Created by `createContext`. */
export interface Context
  extends
    Services,
    AuditContext,
    AuthContext,
    DemoContext,
    DraftingContext,
    ErasureContext,
    MailContext,
    PlayContext,
    SetupContext,
    SiteContext {}

/** Handlers of all calls. A missing handler, or one that needs more than `Context`, doesn't compile. */
export type Calls = { [N in RouteName]: Call<N, Context> }

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

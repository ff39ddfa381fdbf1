import type { RouteName } from '@kathasagar/api/contract'

import type { Call, Handlers } from '../http/call.ts'
import type { Calls } from '../platform/call.ts'
import { contextOf } from '../platform/context.ts'
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

/** Lets calls of modules stand beside handlers that are handed `Ports`. */
const bound = <N extends RouteName>(calls: Pick<Calls, N>): Pick<Handlers, N> =>
  Object.fromEntries(
    Object.entries<Calls[RouteName]>(calls).map(([name, handle]) => [
      name,
      (call: Call<RouteName>) => handle(contextOf(call.ports), call as never),
    ]),
  ) as never

export const movedCalls = bound({
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
})

import type { Api, EndpointDefinitions } from '@reduxjs/toolkit/query'

import { api as base, type Modules, type TagType } from './client/apiSlice.ts'
import type { ApiBaseQuery } from './client/refreshOn401.ts'

type EndpointsOf<Module> = Module extends {
  default: Api<ApiBaseQuery, infer Own extends EndpointDefinitions, 'api', TagType, Modules>
}
  ? Own
  : never

export interface Endpoints
  extends
    EndpointsOf<typeof import('./endpoints/account.ts')>,
    EndpointsOf<typeof import('./endpoints/accountLinks.ts')>,
    EndpointsOf<typeof import('./endpoints/admin/models.ts')>,
    EndpointsOf<typeof import('./endpoints/admin/stories.ts')>,
    EndpointsOf<typeof import('./endpoints/admin/taxonomy.ts')>,
    EndpointsOf<typeof import('./endpoints/admin/users.ts')>,
    EndpointsOf<typeof import('./endpoints/auth.ts')>,
    EndpointsOf<typeof import('./endpoints/authoring.ts')>,
    EndpointsOf<typeof import('./endpoints/authors.ts')>,
    EndpointsOf<typeof import('./endpoints/comments.ts')>,
    EndpointsOf<typeof import('./endpoints/demo.ts')>,
    EndpointsOf<typeof import('./endpoints/auth/guest.ts')>,
    EndpointsOf<typeof import('./endpoints/models.ts')>,
    EndpointsOf<typeof import('./endpoints/notices.ts')>,
    EndpointsOf<typeof import('./endpoints/offlinePlay.ts')>,
    EndpointsOf<typeof import('./endpoints/openSessions.ts')>,
    EndpointsOf<typeof import('./endpoints/pages.ts')>,
    EndpointsOf<typeof import('./endpoints/plays.ts')>,
    EndpointsOf<typeof import('./endpoints/previewLinks.ts')>,
    EndpointsOf<typeof import('./endpoints/account/profile.ts')>,
    EndpointsOf<typeof import('./endpoints/progress.ts')>,
    EndpointsOf<typeof import('./endpoints/secondFactor.ts')>,
    EndpointsOf<typeof import('./endpoints/series.ts')>,
    EndpointsOf<typeof import('./endpoints/sessions.ts')>,
    EndpointsOf<typeof import('./endpoints/sharedPlays.ts')>,
    EndpointsOf<typeof import('./endpoints/site.ts')>,
    EndpointsOf<typeof import('./endpoints/stories.ts')>,
    EndpointsOf<typeof import('./endpoints/taxonomy.ts')>,
    EndpointsOf<typeof import('./endpoints/uploads.ts')>,
    EndpointsOf<typeof import('./endpoints/authoring/versions.ts')>,
    EndpointsOf<typeof import('./endpoints/wallet.ts')> {}

/**
 * The slice for the store, with every endpoint. The published package defines all endpoints at
 * once; in this repository, each exists as soon as the module with its hooks is loaded.
 */
export const api = base as unknown as Api<
  ApiBaseQuery,
  // A mapped type, because an interface has no index signature.
  Pick<Endpoints, keyof Endpoints>,
  'api',
  TagType,
  Modules
>

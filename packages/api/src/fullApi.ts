import type { Api, EndpointDefinitions } from '@reduxjs/toolkit/query'

import { api as base, type Modules, type TagType } from './client/apiSlice.ts'
import type { ApiBaseQuery } from './client/refreshOn401.ts'
import type accountApi from './endpoints/account.ts'
import type accountLinksApi from './endpoints/accountLinks.ts'
import type adminModelsApi from './endpoints/admin/models.ts'
import type adminStoriesApi from './endpoints/admin/stories.ts'
import type adminTaxonomyApi from './endpoints/admin/taxonomy.ts'
import type adminUsersApi from './endpoints/admin/users.ts'
import type authApi from './endpoints/auth.ts'
import type authoringApi from './endpoints/authoring.ts'
import type authorsApi from './endpoints/authors.ts'
import type commentsApi from './endpoints/comments.ts'
import type demoApi from './endpoints/demo.ts'
import type draftFromPlayApi from './endpoints/authoring/draftFromPlay.ts'
import type googleApi from './endpoints/google.ts'
import type guestApi from './endpoints/auth/guest.ts'
import type keepsakesApi from './endpoints/sessions/keepsakes.ts'
import type memoryApi from './endpoints/sessions/memory.ts'
import type modelsApi from './endpoints/models.ts'
import type noticesApi from './endpoints/notices.ts'
import type offlinePlayApi from './endpoints/offlinePlay.ts'
import type openSessionsApi from './endpoints/openSessions.ts'
import type pagesApi from './endpoints/pages.ts'
import type playsApi from './endpoints/plays.ts'
import type previewLinksApi from './endpoints/previewLinks.ts'
import type profileApi from './endpoints/account/profile.ts'
import type progressApi from './endpoints/progress.ts'
import type secondFactorApi from './endpoints/secondFactor.ts'
import type seriesApi from './endpoints/series.ts'
import type sessionsApi from './endpoints/sessions.ts'
import type sharedPlaysApi from './endpoints/sharedPlays.ts'
import type siteApi from './endpoints/site.ts'
import type storiesApi from './endpoints/stories.ts'
import type taxonomyApi from './endpoints/taxonomy.ts'
import type uploadsApi from './endpoints/uploads.ts'
import type versionsApi from './endpoints/authoring/versions.ts'
import type walletApi from './endpoints/wallet.ts'

type EndpointsOf<Slice> =
  Slice extends Api<ApiBaseQuery, infer Own extends EndpointDefinitions, 'api', TagType, Modules>
    ? Own
    : never

export interface Endpoints
  extends
    EndpointsOf<typeof accountApi>,
    EndpointsOf<typeof accountLinksApi>,
    EndpointsOf<typeof adminModelsApi>,
    EndpointsOf<typeof adminStoriesApi>,
    EndpointsOf<typeof adminTaxonomyApi>,
    EndpointsOf<typeof adminUsersApi>,
    EndpointsOf<typeof authApi>,
    EndpointsOf<typeof authoringApi>,
    EndpointsOf<typeof authorsApi>,
    EndpointsOf<typeof commentsApi>,
    EndpointsOf<typeof demoApi>,
    EndpointsOf<typeof draftFromPlayApi>,
    EndpointsOf<typeof googleApi>,
    EndpointsOf<typeof guestApi>,
    EndpointsOf<typeof keepsakesApi>,
    EndpointsOf<typeof memoryApi>,
    EndpointsOf<typeof modelsApi>,
    EndpointsOf<typeof noticesApi>,
    EndpointsOf<typeof offlinePlayApi>,
    EndpointsOf<typeof openSessionsApi>,
    EndpointsOf<typeof pagesApi>,
    EndpointsOf<typeof playsApi>,
    EndpointsOf<typeof previewLinksApi>,
    EndpointsOf<typeof profileApi>,
    EndpointsOf<typeof progressApi>,
    EndpointsOf<typeof secondFactorApi>,
    EndpointsOf<typeof seriesApi>,
    EndpointsOf<typeof sessionsApi>,
    EndpointsOf<typeof sharedPlaysApi>,
    EndpointsOf<typeof siteApi>,
    EndpointsOf<typeof storiesApi>,
    EndpointsOf<typeof taxonomyApi>,
    EndpointsOf<typeof uploadsApi>,
    EndpointsOf<typeof versionsApi>,
    EndpointsOf<typeof walletApi> {}

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

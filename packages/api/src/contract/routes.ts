import type * as z from 'zod/mini'

import accountRoutes from './account.ts'
import adminModelsRoutes from './adminModels.ts'
import adminRoutes from './admin.ts'
import adminStoriesRoutes from './adminStories.ts'
import adminTaxonomyRoutes from './adminTaxonomy.ts'
import authRoutes from './auth.ts'
import authoringRoutes from './authoring.ts'
import authorsRoutes from './authors.ts'
import commentsRoutes from './comments.ts'
import googleRoutes from './google.ts'
import keepsakesRoutes from './keepsakes.ts'
import modelsRoutes from './models.ts'
import noticesRoutes from './notices.ts'
import offlinePlayRoutes from './offlinePlay.ts'
import playsRoutes from './plays.ts'
import previewLinksRoutes from './previewLinks.ts'
import progressRoutes from './progress.ts'
import secondFactorRoutes from './secondFactor.ts'
import seriesRoutes from './series.ts'
import sessionsRoutes from './sessions.ts'
import sharedPlaysRoutes from './sharedPlays.ts'
import siteRoutes from './site.ts'
import storiesRoutes from './stories.ts'
import storyExchangeRoutes from './storyExchange.ts'
import taxonomyRoutes from './taxonomy.ts'
import uploadsRoutes from './uploads.ts'
import walletRoutes from './wallet.ts'

/** All calls. Used by the router, the client, the mocks and the API reference. */
export const routes = {
  ...authRoutes,
  ...googleRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...storiesRoutes,
  ...commentsRoutes,
  ...authoringRoutes,
  ...storyExchangeRoutes,
  ...authorsRoutes,
  ...seriesRoutes,
  ...noticesRoutes,
  ...taxonomyRoutes,
  ...modelsRoutes,
  ...sessionsRoutes,
  ...keepsakesRoutes,
  ...offlinePlayRoutes,
  ...playsRoutes,
  ...sharedPlaysRoutes,
  ...previewLinksRoutes,
  ...uploadsRoutes,
  ...progressRoutes,
  ...walletRoutes,
  ...adminStoriesRoutes,
  ...adminTaxonomyRoutes,
  ...adminModelsRoutes,
  ...adminRoutes,
  ...siteRoutes,
} as const

export type RouteName = keyof typeof routes
type Routes = typeof routes

/** Parsed type of a part of a call, or `undefined`. */
type Parsed<R, Part extends string> = R extends { [K in Part]: infer S }
  ? S extends z.ZodMiniType
    ? z.output<S>
    : undefined
  : undefined

export type ParamsOf<N extends RouteName> = Parsed<Routes[N], 'params'>
export type QueryOf<N extends RouteName> = Parsed<Routes[N], 'query'>
export type BodyOf<N extends RouteName> = Parsed<Routes[N], 'body'>
export type AnswerOf<N extends RouteName> = z.output<Routes[N]['answer']>

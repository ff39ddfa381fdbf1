import type * as z from 'zod/mini'

import { routes as accountLinkRoutes } from './accountLinks.ts'
import { routes as adminModelsRoutes } from './adminModels.ts'
import { routes as adminTaxonomyRoutes } from './adminTaxonomy.ts'
import { routes as adminRoutes } from './admin.ts'
import { routes as adminStoryRoutes } from './adminStories.ts'
import { routes as authRoutes } from './auth.ts'
import { routes as authoringRoutes } from './authoring.ts'
import { routes as authorsRoutes } from './authors.ts'
import { routes as categoriesRoutes } from './categories.ts'
import { routes as commentsRoutes } from './comments.ts'
import { routes as googleRoutes } from './google.ts'
import { routes as keepsakesRoutes } from './keepsakes.ts'
import { routes as meRoutes } from './me.ts'
import { routes as modelsRoutes } from './models.ts'
import { routes as noticesRoutes } from './notices.ts'
import { routes as offlinePlayRoutes } from './offlinePlay.ts'
import { routes as playsRoutes } from './plays.ts'
import { routes as secondFactorRoutes } from './secondFactor.ts'
import { routes as previewLinksRoutes } from './previewLinks.ts'
import { routes as progressRoutes } from './progress.ts'
import { routes as seriesRoutes } from './series.ts'
import { routes as sessionsRoutes } from './sessions.ts'
import { routes as sharedPlaysRoutes } from './sharedPlays.ts'
import { routes as siteRoutes } from './site.ts'
import { routes as storiesRoutes } from './stories.ts'
import { routes as storyExchangeRoutes } from './storyExchange.ts'
import { routes as uploadsRoutes } from './uploads.ts'
import { routes as walletRoutes } from './wallet.ts'

/** Every call of the product, once. Router, client, mocks and reference page read this table. */
export const routes = {
  ...authRoutes,
  ...accountLinkRoutes,
  ...googleRoutes,
  ...meRoutes,
  ...secondFactorRoutes,
  ...storiesRoutes,
  ...commentsRoutes,
  ...authoringRoutes,
  ...storyExchangeRoutes,
  ...authorsRoutes,
  ...seriesRoutes,
  ...noticesRoutes,
  ...categoriesRoutes,
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
  ...adminStoryRoutes,
  ...adminTaxonomyRoutes,
  ...adminModelsRoutes,
  ...adminRoutes,
  ...siteRoutes,
} as const

export type RouteName = keyof typeof routes
type Routes = typeof routes

/** Shape of a call's part after parsing; `undefined` where the call has no such part. */
type Parsed<R, Part extends string> = R extends { [K in Part]: infer S }
  ? S extends z.ZodMiniType
    ? z.output<S>
    : undefined
  : undefined

export type ParamsOf<N extends RouteName> = Parsed<Routes[N], 'params'>
export type QueryOf<N extends RouteName> = Parsed<Routes[N], 'query'>
export type BodyOf<N extends RouteName> = Parsed<Routes[N], 'body'>
export type AnswerOf<N extends RouteName> = z.output<Routes[N]['answer']>

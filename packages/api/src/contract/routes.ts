import type * as z from 'zod/mini'

import { accountLinkRoutes } from './routes/accountLinks.ts'
import { adminTaxonomyRoutes } from './routes/adminTaxonomy.ts'
import { adminRoutes } from './routes/admin.ts'
import { adminStoryRoutes } from './routes/adminStories.ts'
import { authRoutes } from './routes/auth.ts'
import { authoringRoutes } from './routes/authoring.ts'
import { categoriesRoutes } from './routes/categories.ts'
import { googleRoutes } from './routes/google.ts'
import { meRoutes } from './routes/me.ts'
import { modelsRoutes } from './routes/models.ts'
import { progressRoutes } from './routes/progress.ts'
import { sessionsRoutes } from './routes/sessions.ts'
import { siteRoutes } from './routes/site.ts'
import { storiesRoutes } from './routes/stories.ts'
import { storyExchangeRoutes } from './routes/storyExchange.ts'
import { walletRoutes } from './routes/wallet.ts'

/** Every call of the product, once. Router, client, mocks and reference page read this table. */
export const routes = {
  ...authRoutes,
  ...accountLinkRoutes,
  ...googleRoutes,
  ...meRoutes,
  ...storiesRoutes,
  ...authoringRoutes,
  ...storyExchangeRoutes,
  ...categoriesRoutes,
  ...modelsRoutes,
  ...sessionsRoutes,
  ...progressRoutes,
  ...walletRoutes,
  ...adminStoryRoutes,
  ...adminTaxonomyRoutes,
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

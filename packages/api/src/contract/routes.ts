import * as z from 'zod/mini'
import {
  LoginRequest,
  RefreshRequest,
  RegisterRequest,
  SignedIn,
  TokenAnswer,
  User,
} from './auth.ts'
import { Category, Tag } from './categories.ts'
import { ModelList } from './models.ts'
import { route } from './route.ts'
import {
  ActionAnswer,
  ActionKeyParams,
  ActionRequest,
  GameSession,
  NewSessionRequest,
  SessionCheck,
  SessionCheckParams,
  SessionParams,
} from './sessions.ts'
import { SiteConfig } from './site.ts'
import {
  BookmarkAnswer,
  LikeAnswer,
  Story,
  StoryCard,
  StoryLimitQuery,
  StoryList,
  StoryListQuery,
  StoryParams,
  StorySearchQuery,
} from './stories.ts'

export const API_BASE = '/api/v1'

const KIB = 1024
const authBody = { bodyLimit: 16 * KIB }
const Done = z.object({ ok: z.boolean() })

/** Every call of the product, once. Router, client, mocks and reference page read this table. */
export const routes = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with username or e-mail and password',
    access: 'anyone',
    body: LoginRequest,
    answer: SignedIn,
    errors: ['wrong_credentials'],
    ...authBody,
  }),
  register: route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Create an account and sign in',
    access: 'anyone',
    body: RegisterRequest,
    answer: SignedIn,
    status: 201,
    errors: [],
    ...authBody,
  }),
  refresh: route({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchange a refresh token for a new pair',
    access: 'anyone',
    body: RefreshRequest,
    answer: TokenAnswer,
    errors: [],
    ...authBody,
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this sign-in',
    access: 'anyone',
    answer: Done,
    errors: [],
    ...authBody,
  }),
  me: route({
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in user',
    access: 'user',
    answer: User,
    errors: [],
  }),

  listStories: route({
    method: 'GET',
    path: '/stories/',
    summary: 'Published stories, newest first, a page at a time',
    access: 'anyone',
    query: StoryListQuery,
    answer: StoryList,
    errors: [],
  }),
  listFeatured: route({
    method: 'GET',
    path: '/stories/featured/',
    summary: 'Stories handpicked by the editors',
    access: 'anyone',
    query: StoryLimitQuery,
    answer: z.array(StoryCard),
    errors: [],
  }),
  listTrending: route({
    method: 'GET',
    path: '/stories/trending/',
    summary: 'Stories that are being played now',
    access: 'anyone',
    query: StoryLimitQuery,
    answer: z.array(StoryCard),
    errors: [],
  }),
  searchStories: route({
    method: 'GET',
    path: '/stories/search/',
    summary: 'Published stories that match a few words',
    access: 'anyone',
    query: StorySearchQuery,
    answer: z.array(StoryCard),
    errors: [],
  }),
  getStory: route({
    method: 'GET',
    path: '/stories/:story_id',
    summary: 'One story',
    access: 'anyone',
    params: StoryParams,
    answer: Story,
    errors: ['story_not_found', 'adults_only'],
  }),
  likeStory: route({
    method: 'POST',
    path: '/stories/:story_id/like',
    summary: 'Like a story, or take the like back',
    access: 'user',
    params: StoryParams,
    answer: LikeAnswer,
    errors: ['story_not_found'],
  }),
  bookmarkStory: route({
    method: 'POST',
    path: '/stories/:story_id/bookmark',
    summary: 'Bookmark a story, or take the bookmark back',
    access: 'user',
    params: StoryParams,
    answer: BookmarkAnswer,
    errors: ['story_not_found'],
  }),

  listCategories: route({
    method: 'GET',
    path: '/categories/',
    summary: 'Categories in their order',
    access: 'anyone',
    answer: z.array(Category),
    errors: [],
  }),
  listTags: route({
    method: 'GET',
    path: '/categories/tags/',
    summary: 'Tags by name',
    access: 'anyone',
    answer: z.array(Tag),
    errors: [],
  }),
  listModels: route({
    method: 'GET',
    path: '/models/featured',
    summary: 'Storytellers and painters that can be chosen',
    access: 'anyone',
    answer: ModelList,
    errors: [],
  }),

  checkSession: route({
    method: 'GET',
    path: '/game/sessions/check/:story_id',
    summary: 'Whether the player has a session of this story to go on with',
    access: 'user',
    params: SessionCheckParams,
    answer: SessionCheck,
    errors: [],
  }),
  createSession: route({
    method: 'PUT',
    path: '/game/sessions/',
    summary: 'Begin a story anew',
    access: 'user',
    body: NewSessionRequest,
    answer: GameSession,
    status: 201,
    errors: ['story_not_found', 'premium_required', 'adults_only'],
  }),
  getSession: route({
    method: 'GET',
    path: '/game/sessions/:session_id',
    summary: 'A session with its history',
    access: 'user',
    params: SessionParams,
    answer: GameSession,
    errors: ['session_not_found'],
  }),
  takeAction: route({
    method: 'POST',
    path: '/game/sessions/:session_id/action',
    summary: 'Act in a session; an event stream tells the answer as it comes',
    access: 'user',
    params: SessionParams,
    body: ActionRequest,
    answer: ActionAnswer,
    streams: true,
    errors: [
      'invalid_action',
      'choice_not_offered',
      'session_not_found',
      'session_finished',
      'action_running',
      'key_reused',
      'nothing_to_undo',
      'not_enough_xp',
      'not_enough_credits',
      'premium_required',
      'told_refused',
      'answer_cut_off',
      'answer_unreadable',
      'model_missing',
      'story_too_long',
      'storyteller_busy',
      'storyteller_misconfigured',
      'storyteller_unreachable',
      'storyteller_timeout',
    ],
  }),
  followAction: route({
    method: 'GET',
    path: '/game/sessions/:session_id/actions/:key/stream',
    summary: 'Re-attach to an action that runs, or read its answer again',
    access: 'user',
    params: ActionKeyParams,
    answer: ActionAnswer,
    streams: true,
    errors: ['session_not_found', 'not_found', 'answer_cut_off'],
  }),

  getConfig: route({
    method: 'GET',
    path: '/config',
    summary: 'Addresses that belong to this installation',
    access: 'anyone',
    answer: SiteConfig,
    errors: [],
  }),
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

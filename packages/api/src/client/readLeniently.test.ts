import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'

import { readTokens } from '../auth/tokenStorage.ts'
import adminStoriesApi from '../endpoints/admin/stories.ts'
import accountLinksApi from '../endpoints/accountLinks.ts'
import authApi from '../endpoints/auth.ts'
import authoringApi from '../endpoints/authoring.ts'
import modelsApi from '../endpoints/models.ts'
import openSessionsApi from '../endpoints/openSessions.ts'
import pagesApi from '../endpoints/pages.ts'
import progressApi from '../endpoints/progress.ts'
import sessionsApi from '../endpoints/sessions.ts'
import storiesApi from '../endpoints/stories.ts'
import taxonomyApi from '../endpoints/taxonomy.ts'
import { makeAccessToken } from '../testing/fixtures/account.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import { errorBodyOf, messageFor } from './messageFor.ts'

const { server, openStore } = clientOnServer()

/** Responses of another server, with only the fields of the specification (section 3). */
const category = { id: 3, name: 'epics', display_name: 'Epics', sort_order: 1 }
const tag = { id: 't1', display_name: 'Funny', color: '#c00' }
const story = {
  id: 's1',
  title: 'The Well',
  tagline: null,
  story_description: null,
  cover_image_url: null,
  category,
  author: { display_name: 'Tara', avatar_url: null },
  tags: [tag],
  is_featured: false,
  is_premium: false,
  content_rating: 'PG-13',
  difficulty_level: 'brutal',
  status: 'archived_by_editor',
  language: null,
  created_at: '2024-03-27',
  initial_xp: 100,
  game_config: { commands: { continue: { cost: 0 } } },
  stats: { likes_total: 2 },
  hasLiked: true,
  hasBookmarked: false,
}
const list = { stories: [story], page: 1, total_pages: 1, total_stories: 1 }
const entry = {
  action_type: 'immerse',
  user_input: null,
  ai_response: { setup: 'Two ways lead on.', choices: ['Up', 'Down'] },
  model_used: 'tenali',
  credits_consumed: 1,
  selected_choice: null,
  timestamp: '2024-03-27T10:00:00',
  success: true,
}
const session = {
  id: 'p1',
  story_id: 's1',
  session_data: { narrative_history: [{ ...entry, ai_response: 'A wet rope.' }, entry] },
  current_xp: 90,
}
const login = { tokens: { access_token: makeAccessToken(900) }, user: { is_verified: true } }
const answer = {
  current_xp: 88,
  model_used: 'tenali',
  credits_consumed: 1,
  narrative: 'You climb down.',
  setup: null,
  choices: null,
  image_url: null,
  prompt: null,
  style: null,
  fallback_description: null,
  low_credits_warning: false,
}
const task = {
  task_id: 't',
  title: 'Read',
  description: 'Read a story',
  is_completed: false,
  is_locked: false,
  star_reward: 1,
  level_required: null,
  progress_percentage: 50,
  coin_reward: 5,
  current_value: 1,
  target_value: 2,
}
const model = {
  model_key: 'tenali',
  display_name: 'Tenali',
  hinglish_description: 'Tez',
  tier: 'legendary',
  credit_cost: 1,
}

type Initiate = { initiate: (...args: never[]) => unknown }
const cases: readonly [string, Initiate, unknown, unknown, object][] = [
  ['login', authApi.endpoints.login, { email_or_username: 'tara', password: 'x' }, login, login],
  ['register', authApi.endpoints.register, {}, login, { user: { is_verified: true } }],
  [
    'google',
    accountLinksApi.endpoints.googleLogin,
    { id_token: 'x' },
    { tokens: login.tokens },
    {},
  ],
  ['me', authApi.endpoints.getMe, undefined, { is_verified: true }, { is_verified: true }],
  ['forgot', accountLinksApi.endpoints.forgotPassword, { email: 'a@b.cd' }, {}, {}],
  ['resend', accountLinksApi.endpoints.resendVerification, { email: 'a@b.cd' }, null, {}],
  ['verify', accountLinksApi.endpoints.verifyEmail, 'token', { message: 'Done' }, {}],
  ['search', storiesApi.endpoints.searchStories, { q: 'well', limit: 10 }, [story], [{ id: 's1' }]],
  ['featured', storiesApi.endpoints.listFeatured, 4, list, [{ title: 'The Well' }]],
  ['trending', storiesApi.endpoints.listTrending, 4, [story], [{ category: { id: '3' } }]],
  ['page', pagesApi.endpoints.listStoriesPage, { page: 1 }, list, { stories: [{ id: 's1' }] }],
  ['list', storiesApi.endpoints.listStories, undefined, list, { pages: [{ total_pages: 1 }] }],
  [
    'story',
    storiesApi.endpoints.getStory,
    's1',
    story,
    {
      tagline: '',
      language: '',
      content_rating: 'PG-13',
      difficulty_level: 'brutal',
      status: 'archived_by_editor',
      author: { handle: null, display_name: 'Tara' },
      stats: { likes_total: 2, completion_rate: null, average_rating: 0 },
      user_state: { hasLiked: true, hasBookmarked: false, has_premium_access: false },
    },
  ],
  ['check', openSessionsApi.endpoints.checkSession, 's1', { has_existing_session: false }, {}],
  [
    'begin',
    openSessionsApi.endpoints.createSession,
    { story_id: 's1' },
    { id: 'p1' },
    { id: 'p1' },
  ],
  [
    'session',
    sessionsApi.endpoints.getSession,
    'p1',
    session,
    {
      story: { id: 's1', title: '', xp_costs: { custom_action: 1 } },
      session_data: {
        narrative_history: [
          { number: 0, ai_response: { narrative: 'A wet rope.' } },
          { number: 1, ai_response: { setup: 'Two ways lead on.' } },
        ],
        choices: ['Up', 'Down'],
        can_undo: true,
      },
    },
  ],
  [
    'models',
    modelsApi.endpoints.listModels,
    undefined,
    { text: [model], image: [] },
    { image: [] },
  ],
  ['categories', taxonomyApi.endpoints.listCategories, undefined, [category], [{ name: 'epics' }]],
  ['tags', taxonomyApi.endpoints.listTags, undefined, { tags: [tag] }, [tag]],
  ['tasks', progressApi.endpoints.listTasks, 'daily', [task], { tasks: [task] }],
  ['mine', authoringApi.endpoints.listMyStories, undefined, [story], { stories: [{ id: 's1' }] }],
  ['create', authoringApi.endpoints.createStory, {}, { message: 'Made' }, {}],
  ['publish', authoringApi.endpoints.publishStory, { story_id: 's1' }, null, {}],
  ['update', authoringApi.endpoints.updateStory, { story_id: 's1' }, {}, {}],
  ['admin list', adminStoriesApi.endpoints.listAdminStories, {}, list, { stories: [{ id: 's1' }] }],
  [
    'featured flag',
    adminStoriesApi.endpoints.setFeatured,
    { story_id: 's1', is_featured: true },
    { is_featured: true },
    { is_featured: true },
  ],
]

test.each(cases)(
  'accepts a response to %s with only the specified fields',
  async (_name, endpoint, arg, body, expected) => {
    server.use(http.all('*/api/v1/*', () => HttpResponse.json(body as never)))

    const { data, error } = (await openStore().dispatch(
      endpoint.initiate(arg as never) as never,
    )) as { data?: unknown; error?: unknown }

    expect(error).toBeUndefined()
    expect(data).toMatchObject(expected)
  },
)

test('accepts both forms of renewed tokens', async () => {
  localStorage.setItem(
    'tokens',
    JSON.stringify({ access_token: makeAccessToken(1), refresh_token: 'r1' }),
  )
  const renewed = makeAccessToken(900)
  server.use(
    http.post('*/auth/refresh', () => HttpResponse.json({ access_token: renewed })),
    http.get('*/auth/me', () => HttpResponse.json({ username: 'tara' })),
  )

  await openStore().dispatch(authApi.endpoints.getMe.initiate())

  expect(readTokens()).toEqual({ access_token: renewed, refresh_token: 'r1' })
})

async function act(body: object, after: object = session) {
  let told: object = session
  server.use(
    http.get('*/game/sessions/p1', () => HttpResponse.json(told)),
    http.post('*/game/sessions/p1/action', () => {
      told = after
      return HttpResponse.json(body)
    }),
  )
  const store = openStore()
  const shown = store.dispatch(sessionsApi.endpoints.getSession.initiate('p1'))
  await shown
  const action = { action_type: 'continue' as const, selected_model: 'tenali' }
  const { error } = await store.dispatch(
    sessionsApi.endpoints.takeAction.initiate({ session_id: 'p1', key: 'k', action }),
  )
  const select = sessionsApi.endpoints.getSession.select('p1')
  return { error, current: () => select(store.getState()).data }
}

test('shows a turn from the session if its response has no history', async () => {
  const turn = { ...entry, action_type: 'continue', ai_response: { narrative: answer.narrative } }
  const history = [...session.session_data.narrative_history, turn]
  const { error, current } = await act(answer, {
    ...session,
    session_data: { narrative_history: history },
  })

  expect(error).toBeUndefined()
  expect(current()?.current_xp).toBe(88)
  await expect.poll(() => current()?.session_data.narrative_history.length).toBe(3)
  expect(current()?.session_data.narrative_history.at(-1)?.ai_response.narrative).toBe(
    'You climb down.',
  )
})

test('treats a lack of credits as an error with any status', async () => {
  const { error } = await act({
    model_requested: 'vyasa',
    available_credits: 2,
    required_credits: 8,
    suggested_alternatives: [model],
  })

  expect(errorBodyOf(error)).toMatchObject({ code: 'not_enough_credits', required_credits: 8 })
})

const refusals: readonly [number, object, string][] = [
  [500, { detail: 'The storyteller is asleep.' }, 'The storyteller is asleep.'],
  [403, { detail: [{ loc: ['body', 'title'], msg: 'Too long' }] }, 'body.title: Too long'],
  [422, { detail: [{ msg: 'Not so' }, { msg: 'Nor so' }] }, 'Not so. Nor so'],
  [404, { message: 'nothing' }, 'Failed'],
  [400, { detail: '' }, 'Failed'],
]

test.each(refusals)(
  'shows the detail of an error with status %i and no code',
  async (status, body, said) => {
    server.use(http.get('*/stories/s1', () => HttpResponse.json(body, { status })))

    const { error } = await openStore().dispatch(storiesApi.endpoints.getStory.initiate('s1'))

    expect(messageFor(error, 'Failed')).toBe(said)
  },
)

import type { RouteName } from '@kathasagar/api/contract'
import type { Insertable } from 'kysely'

import type { StoriesTable } from '../../db/tables.ts'
import type { CallParts } from '../caller.ts'
import { ACCOUNT_ROWS } from './accountRows.ts'
import { ADMIN_ROWS } from './adminRows.ts'
import { AUTHORING_ROWS } from './authoringRows.ts'
import type { Scenery } from './scenery.ts'
import { STORY_ROWS } from './storyRows.ts'
import {
  type AccessRow,
  ANYONE,
  body,
  MADE,
  MADE_BY_ANYONE,
  MADE_OF_HIDDEN,
  MADE_OF_PUBLISHED,
  NOWHERE,
  OF_HIDDEN,
  OWNER,
  OWNER_AND_ADMIN,
  session,
  SIGNED_IN,
  story,
  UNTIMELY,
} from './sends.ts'

async function endedSession({ product, owner, session: begin }: Scenery): Promise<CallParts> {
  const params = { session_id: await begin() }
  const body = { action_type: 'continue', selected_model: 'kathakar' } as const
  await product.call('takeAction', { token: owner.access_token, params, body })
  return { params }
}

async function firstPage({ product, owner, session: begin }: Scenery): Promise<CallParts> {
  const params = { session_id: await begin() }
  const told = await product.ask('getSession', { token: owner.access_token, params })
  const newest = told.session_data.narrative_history.at(-1)
  return { params, query: { before: newest?.turn_id ?? '' } }
}

async function toTheStart(scene: Scenery): Promise<CallParts> {
  const { query, ...sent } = await firstPage(scene)
  return { ...sent, body: { turn_id: query?.['before'], after: query?.['before'] } }
}

async function newestTelling(scene: Scenery): Promise<CallParts> {
  const { query, ...sent } = await firstPage(scene)
  return { ...sent, body: { after: query?.['before'], index: 1 } }
}

export type { AccessRow } from './sends.ts'

const newStory = (given: Partial<Insertable<StoriesTable>> = {}) =>
  body(async (scene) => ({ story_id: await scene.story(given) }))

/**
 * Statuses of every call for the roles An, Us, Ow, Ot, Pr and Ad. `accessMatrix.test.ts` makes each call as each role
 * and reports calls without a row.
 */
export const ACCESS_MATRIX: Partial<Record<RouteName, readonly AccessRow[]>> = {
  ...ACCOUNT_ROWS,

  listStories: [{ expect: ANYONE }],
  listFeatured: [{ expect: ANYONE }],
  getTaleOfTheDay: [{ expect: ANYONE }],
  listTrending: [{ expect: ANYONE }],
  searchStories: [{ expect: ANYONE, send: () => ({ query: { q: 'story' } }) }],
  playDemo: [
    {
      expect: ANYONE,
      send: async (scene) => {
        await scene.story({ is_featured: true })
        return { body: { actions: [] } }
      },
    },
  ],
  listBookmarks: [{ expect: SIGNED_IN }],
  listFollowed: [{ expect: SIGNED_IN }],
  ...STORY_ROWS,
  getStory: [
    { on: 'a published story', expect: ANYONE, send: story() },
    {
      on: 'a mature story',
      expect: [403, 200, 200, 200, 200, 200],
      send: story({ content_rating: 'mature' }),
    },
    { on: 'a premium story', expect: ANYONE, send: story({ is_premium: true }) },
    { on: 'a draft', expect: OWNER_AND_ADMIN, send: story({ status: 'draft' }) },
    { on: 'a story in review', expect: OWNER_AND_ADMIN, send: story({ status: 'in_review' }) },
    { on: 'an archived story', expect: OWNER_AND_ADMIN, send: story({ status: 'archived' }) },
  ],
  getCodex: [
    { on: 'a published story', expect: SIGNED_IN, send: story() },
    { on: 'a draft', expect: OF_HIDDEN, send: story({ status: 'draft' }) },
  ],
  likeStory: [
    { on: 'a published story', expect: SIGNED_IN, send: story() },
    { on: 'a draft', expect: OF_HIDDEN, send: story({ status: 'draft' }) },
  ],
  bookmarkStory: [
    { on: 'a published story', expect: SIGNED_IN, send: story() },
    { on: 'a draft', expect: OF_HIDDEN, send: story({ status: 'draft' }) },
  ],
  rateStory: [
    {
      on: 'a story that the caller has not finished',
      expect: UNTIMELY,
      send: story({}, { stars: 5 }),
    },
    {
      on: 'a draft',
      expect: [401, 404, 409, 404, 404, 409],
      send: story({ status: 'draft' }, { stars: 5 }),
    },
  ],
  shareStory: [
    { on: 'a published story', expect: ANYONE, send: story() },
    { on: 'a draft', expect: OWNER_AND_ADMIN, send: story({ status: 'draft' }) },
  ],
  ...AUTHORING_ROWS,
  ...ADMIN_ROWS,
  listCategories: [{ expect: ANYONE }],
  listTags: [{ expect: ANYONE }],
  listModels: [{ expect: ANYONE }],
  getConfig: [{ expect: ANYONE }],
  getStorySchema: [{ expect: ANYONE }],
  joinWaitlist: [
    { expect: MADE_BY_ANYONE, send: body(() => ({ name: 'Asha', email: 'asha@example.org' })) },
  ],

  listOpenSessions: [{ expect: SIGNED_IN }],
  checkSession: [
    { on: 'a published story', expect: SIGNED_IN, send: story() },
    { on: 'a draft', expect: SIGNED_IN, send: story({ status: 'draft' }) },
  ],
  createSession: [
    { on: 'a published story', expect: MADE, send: newStory() },
    { on: 'a draft', expect: MADE_OF_HIDDEN, send: newStory({ status: 'draft' }) },
    {
      on: 'a premium story',
      expect: [401, 403, 201, 403, 201, 201],
      send: newStory({ is_premium: true }),
    },
    {
      on: 'a mature story, before they say to be 18',
      expect: MADE_OF_PUBLISHED,
      send: newStory({ content_rating: 'mature' }),
    },
  ],
  getSession: [{ expect: OWNER, send: session() }],
  getEnding: [
    { on: 'a session at its ending', expect: OWNER, send: endedSession },
    {
      on: 'a session in the middle of its story',
      expect: [401, 404, 409, 404, 404, 404],
      send: session(),
    },
  ],
  getEndingCard: [{ on: 'a session at its ending', expect: OWNER, send: endedSession }],
  getOfflinePlay: [{ expect: OWNER, send: session() }],
  listHistory: [{ expect: OWNER, send: firstPage }],
  draftFromPlay: [
    {
      on: 'a session of a story with scenes',
      expect: [401, 404, 409, 404, 404, 404],
      send: session(),
    },
  ],
  getMemory: [{ expect: OWNER, send: session() }],
  deleteFact: [
    {
      on: 'a line that was never said',
      expect: NOWHERE,
      send: session({ params: { line_id: 'none' } }),
    },
  ],
  takeAction: [
    {
      expect: OWNER,
      send: session({ body: { action_type: 'continue', selected_model: 'kathakar' } }),
    },
  ],
  selectVariant: [{ on: 'the newest telling', expect: OWNER, send: newestTelling }],
  followAction: [
    {
      on: 'a key that was never used',
      expect: NOWHERE,
      send: session({ params: { key: 'none' } }),
    },
  ],
  stopAction: [
    {
      on: 'a key that was never used',
      expect: NOWHERE,
      send: session({ params: { key: 'none' } }),
    },
  ],
  listPlays: [{ expect: SIGNED_IN }],
  archiveSession: [{ expect: OWNER, send: session({ body: { is_archived: true } }) }],
  deleteSession: [{ expect: OWNER, send: session() }],
  restoreSession: [{ expect: OWNER, send: session() }],
  listTurns: [{ expect: OWNER, send: session() }],
  moveHead: [{ expect: OWNER, send: toTheStart }],
  listTasks: [{ expect: SIGNED_IN, send: () => ({ query: { task_type: 'daily' } }) }],
  collectRewards: [{ expect: SIGNED_IN, send: body(() => ({})) }],
  getWallet: [{ expect: SIGNED_IN }],
}

import { randomUUID } from 'node:crypto'

import type { RouteName } from '@kathasagar/api/contract'
import type { Insertable } from 'kysely'

import type { StoriesTable } from '../../db/tables.ts'
import type { CallParts } from '../caller.ts'
import { newestOf, openPlay } from '../play.ts'
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
  OF_HIDDEN,
  OWNER,
  OWNER_AND_ADMIN,
  session,
  SIGNED_IN,
  story,
  UNTIMELY,
} from './sends.ts'

const beginOwn = async ({ product, owner, story: insert }: Scenery) =>
  openPlay(product, owner, await insert())

async function endedSession(scene: Scenery): Promise<CallParts> {
  const play = await beginOwn(scene)
  await play.choose('Push the boat into the water')
  return { params: play.on().params }
}

const atNewestTurn =
  (parts: (turn_id: string) => CallParts) =>
  async (scene: Scenery): Promise<CallParts> => {
    const play = await beginOwn(scene)
    return { params: play.on().params, ...parts(newestOf(play.session).turn_id) }
  }

async function finishedAction(scene: Scenery): Promise<CallParts> {
  const play = await beginOwn(scene)
  const key = randomUUID()
  await play.act({ action_type: 'immerse' }, { key })
  return { params: play.on({ key }).params }
}

async function ownFact(scene: Scenery): Promise<CallParts> {
  const play = await beginOwn(scene)
  await play.say('My name is Meera')
  const [fact] = (await play.memory()).facts
  return { params: play.on({ line_id: fact?.id ?? '' }).params }
}

const DRAFT = { status: 'draft' } as const
const FOR_READERS: readonly AccessRow[] = [
  { on: 'a published story', expect: SIGNED_IN, send: story() },
  { on: 'a draft', expect: OF_HIDDEN, send: story(DRAFT) },
]

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
  getCodex: FOR_READERS,
  likeStory: FOR_READERS,
  bookmarkStory: FOR_READERS,
  rateStory: [
    { on: 'a story before its end', expect: UNTIMELY, send: story({}, { stars: 5 }) },
    { on: 'a draft', expect: [401, 404, 409, 404, 404, 409], send: story(DRAFT, { stars: 5 }) },
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
  listHistory: [{ expect: OWNER, send: atNewestTurn((before) => ({ query: { before } })) }],
  draftFromPlay: [
    { on: 'a story with scenes', expect: [401, 404, 409, 404, 404, 404], send: session() },
  ],
  getMemory: [{ expect: OWNER, send: session() }],
  deleteFact: [{ expect: OWNER, send: ownFact }],
  takeAction: [
    {
      expect: OWNER,
      send: session({ body: { action_type: 'continue', selected_model: 'kathakar' } }),
    },
  ],
  selectVariant: [
    { expect: OWNER, send: atNewestTurn((after) => ({ body: { after, index: 1 } })) },
  ],
  followAction: [{ expect: OWNER, send: finishedAction }],
  stopAction: [{ expect: OWNER, send: finishedAction }],
  listPlays: [{ expect: SIGNED_IN }],
  archiveSession: [{ expect: OWNER, send: session({ body: { is_archived: true } }) }],
  deleteSession: [{ expect: OWNER, send: session() }],
  restoreSession: [{ expect: OWNER, send: session() }],
  listTurns: [{ expect: OWNER, send: session() }],
  moveHead: [
    { expect: OWNER, send: atNewestTurn((turn_id) => ({ body: { turn_id, after: turn_id } })) },
  ],
  listTasks: [{ expect: SIGNED_IN, send: () => ({ query: { task_type: 'daily' } }) }],
  collectRewards: [{ expect: SIGNED_IN, send: body(() => ({})) }],
  getWallet: [{ expect: SIGNED_IN }],
}

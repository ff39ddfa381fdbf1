import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { StoriesTable } from '../../db/tables.ts'
import type { CallParts } from '../caller.ts'
import { newestOf } from '../play.ts'
import { ACCOUNT_ROWS } from './accountRows.ts'
import { ADMIN_ROWS } from './adminRows.ts'
import type { Scenery } from './scenery.ts'
import { STORY_ROWS } from './storyRows.ts'
import { type AccessRows, type AccessTable, body, draft, MAY, session, story } from './sends.ts'

async function endedSession(scene: Scenery): Promise<CallParts> {
  const play = await scene.play()
  await play.choose('Push the boat into the water')
  return { params: play.on().params }
}

const atNewestTurn =
  (parts: (turn_id: string) => CallParts) =>
  async (scene: Scenery): Promise<CallParts> => {
    const play = await scene.play()
    return { params: play.on().params, ...parts(newestOf(play.session).turn_id) }
  }

async function finishedAction(scene: Scenery): Promise<CallParts> {
  const play = await scene.play()
  const key = randomUUID()
  await play.act({ action_type: 'immerse' }, { key })
  return { params: play.on({ key }).params }
}

async function ownFact(scene: Scenery): Promise<CallParts> {
  const play = await scene.play()
  await play.say('My name is Meera')
  const [fact] = (await play.memory()).facts
  return { params: play.on({ line_id: fact?.id ?? '' }).params }
}

const FOR_READERS: AccessRows = {
  'a published story': [MAY.SIGNED_IN, story()],
  'a draft': [MAY.OF_HIDDEN, draft()],
}

const newStory = (given: Partial<Insertable<StoriesTable>> = {}) =>
  body(async (scene) => ({ story_id: await scene.story(given) }))

export const ACCESS_MATRIX = {
  ...ACCOUNT_ROWS,

  listStories: [MAY.ANYONE],
  listFeatured: [MAY.ANYONE],
  getTaleOfTheDay: [MAY.ANYONE],
  listTrending: [MAY.ANYONE],
  searchStories: [MAY.ANYONE, () => ({ query: { q: 'story' } })],
  playDemo: [
    MAY.ANYONE,
    async (scene) => {
      await scene.story({ is_featured: true })
      return { body: { actions: [] } }
    },
  ],
  listBookmarks: [MAY.SIGNED_IN],
  listFollowed: [MAY.SIGNED_IN],
  ...STORY_ROWS,
  getStory: {
    'a published story': [MAY.ANYONE, story()],
    'a mature story': [MAY.ADULTS, story({ content_rating: 'mature' })],
    'a premium story': [MAY.ANYONE, story({ is_premium: true })],
    'a draft': [MAY.OWNER_AND_ADMIN, draft()],
    'a story in review': [MAY.OWNER_AND_ADMIN, story({ status: 'in_review' })],
    'an archived story': [MAY.OWNER_AND_ADMIN, story({ status: 'archived' })],
  },
  getCodex: FOR_READERS,
  likeStory: FOR_READERS,
  bookmarkStory: FOR_READERS,
  rateStory: {
    'a story before its end': [MAY.UNTIMELY, story({}, { stars: 5 })],
    'a draft': [[401, 404, 409, 404, 409], draft({ stars: 5 })],
  },
  shareStory: {
    'a published story': [MAY.ANYONE, story()],
    'a draft': [MAY.OWNER_AND_ADMIN, draft()],
  },
  ...ADMIN_ROWS,
  listCategories: [MAY.ANYONE],
  listTags: [MAY.ANYONE],
  listModels: [MAY.ANYONE],
  getConfig: [MAY.ANYONE],
  getStorySchema: [MAY.ANYONE],
  joinWaitlist: [MAY.MADE_BY_ANYONE, body(() => ({ name: 'Asha', email: 'asha@example.org' }))],

  listOpenSessions: [MAY.SIGNED_IN],
  checkSession: {
    'a published story': [MAY.SIGNED_IN, story()],
    'a draft': [MAY.SIGNED_IN, draft()],
  },
  createSession: {
    'a published story': [MAY.MADE, newStory()],
    'a draft': [MAY.MADE_OF_HIDDEN, newStory({ status: 'draft' })],
    'a premium story': [MAY.MADE_OF_PREMIUM, newStory({ is_premium: true })],
    'a mature story, before they say to be 18': [
      MAY.MADE_OF_PUBLISHED,
      newStory({ content_rating: 'mature' }),
    ],
  },
  getSession: [MAY.OWNER, session()],
  getEnding: {
    'a session at its ending': [MAY.OWNER, endedSession],
    'a session in the middle of its story': [[401, 404, 409, 404, 404], session()],
  },
  getEndingCard: {
    'a session at its ending': [MAY.OWNER, endedSession],
    'a session in the middle of its story': [[401, 404, 409, 404, 404], session()],
  },
  getOfflinePlay: [MAY.OWNER, session()],
  listHistory: [MAY.OWNER, atNewestTurn((before) => ({ query: { before } }))],
  draftFromPlay: { 'a story with scenes': [[401, 404, 409, 404, 404], session()] },
  getMemory: [MAY.OWNER, session()],
  deleteFact: [MAY.OWNER, ownFact],
  takeAction: [
    MAY.OWNER,
    session({ body: { action_type: 'continue', selected_model: 'kathakar' } }),
  ],
  selectVariant: [MAY.OWNER, atNewestTurn((after) => ({ body: { after, index: 1 } }))],
  followAction: [MAY.OWNER, finishedAction],
  stopAction: [MAY.OWNER, finishedAction],
  listPlays: [MAY.SIGNED_IN],
  archiveSession: [MAY.OWNER, session({ body: { is_archived: true } })],
  deleteSession: [MAY.OWNER, session()],
  restoreSession: [MAY.OWNER, session()],
  listTurns: [MAY.OWNER, session()],
  moveHead: [MAY.OWNER, atNewestTurn((turn_id) => ({ body: { turn_id, after: turn_id } }))],
  listTasks: [MAY.SIGNED_IN, () => ({ query: { task_type: 'daily' } })],
  collectRewards: [MAY.SIGNED_IN, body(() => ({}))],
  getWallet: [MAY.SIGNED_IN],
} satisfies AccessTable

import { randomBytes } from 'node:crypto'

import type { StoryStatus } from '@kathasagar/story/vocabulary'
import { type Insertable, sql } from 'kysely'

import type { Database } from '../../db/database.ts'
import { insertTaxonomy, SOUND } from '../authoring.ts'
import type { CallParts } from '../caller.ts'
import { changeStory } from '../factories.ts'
import { DOT } from '../pictures.ts'
import { newestOf } from '../play.ts'
import { newComment } from '../said.ts'
import { newSeries } from '../series.ts'
import type { Scenery } from './scenery.ts'
import { type AccessRows, type AccessTable, body, draft, MAY, session, story } from './sends.ts'

type Given = Parameters<Scenery['story']>[0]

const author =
  (status: StoryStatus = 'published') =>
  async (scene: Scenery): Promise<CallParts> => {
    await scene.story({ status })
    return { params: { handle: scene.owner.username } }
  }

const COMMENT = { words: 'The boat was mine.' }

const comment =
  (body?: unknown, given: Partial<Insertable<Database['comments']>> = {}) =>
  async (scene: Scenery): Promise<CallParts> => {
    const story_id = await scene.story()
    const of = { story_id, user_id: scene.owner.id, created_at: scene.product.clock.now() }
    const comment_id = await newComment(scene.product.db, { ...of, ...given })
    return { params: { story_id, comment_id }, ...(body === undefined ? {} : { body }) }
  }

const GUESSED = 'a'.repeat(32)

const linked =
  (given: Given = {}) =>
  async ({ product, owner, story: newStory }: Scenery): Promise<CallParts> => {
    const params = { story_id: await newStory({ status: 'draft', ...given }) }
    const made = await product.ask('createPreviewLink', { token: owner.access_token, params })
    return { params: { preview_code: made.preview_code ?? '' } }
  }

const SERIES = { title: 'Three Nights', description: '' }

const series =
  (given: Given = {}, sent?: (storyId: string) => unknown) =>
  async (scene: Scenery): Promise<CallParts> => {
    const story_id = await scene.story(given)
    const story_ids = [story_id]
    const series_id = await newSeries(scene.product.db, { author_id: scene.owner.id, story_ids })
    return { params: { series_id }, ...(sent && { body: sent(story_id) }) }
  }

const shared =
  (parts: CallParts = {}, story?: Given) =>
  async (scene: Scenery): Promise<CallParts> => ({
    ...parts,
    params: { share_code: (await share(scene, story)).code },
  })

async function share(scene: Scenery, given: Given) {
  const { product } = scene
  const play = await scene.play()
  const made = await product.ask('sharePlay', { ...play.on(), body: { shows_words: true } })
  if (given) await changeStory(product.db, play.storyId, given)
  return { code: made.share_code, turn_id: newestOf(play.session).turn_id }
}

const fork =
  (story?: Given) =>
  async (scene: Scenery): Promise<CallParts> => {
    const { code, turn_id } = await share(scene, story)
    return { params: { share_code: code }, body: { turn_id } }
  }

const onBoth = (given?: unknown): AccessRows => ({
  'a published story': [MAY.OF_PUBLISHED, story({}, given)],
  'a draft': [MAY.OF_HIDDEN, draft(given)],
})

const ownPicture = async ({ product, owner }: Scenery) => {
  const upload_id = randomBytes(32).toString('hex')
  await sql`insert into story_pictures (hash, content, bytes, saved_at)
    values (${upload_id}, '', 0, now())`.execute(product.db)
  await sql`insert into uploads (user_id, hash, uploaded_at)
    values (${owner.id}, ${upload_id}, now())`.execute(product.db)
  return { params: { upload_id } }
}

const newStory = body(async ({ product }: Scenery) => ({
  ...(await insertTaxonomy(product)),
  title: 'The Open Gate',
  tagline: 'Nobody guards it.',
  story_description: 'A gate that should be shut.',
  story_prompt: 'You come home late.',
  cover_image_url: 'https://example.org/gate.jpg',
}))

const playedStory = async (scene: Scenery): Promise<CallParts> => ({
  params: { story_id: (await scene.play()).storyId },
})

const firstVersion = async (scene: Scenery): Promise<CallParts> => ({
  params: { story_id: await scene.story(), number: '1' },
})

export const STORY_ROWS = {
  getAuthor: {
    'one who has published': [MAY.ANYONE, author()],
    'one with a draft': [[404, 404, 200, 404, 404], author('draft')],
  },
  followAuthor: {
    'one who has published': [[401, 200, 403, 200, 200], author()],
    'one with a draft': [[401, 404, 403, 404, 404], author('draft')],
  },
  unfollowAuthor: [MAY.SIGNED_IN, author()],
  blockAuthor: { 'anybody, published or not': [[401, 200, 403, 200, 200], author('draft')] },
  unblockAuthor: [MAY.SIGNED_IN, author()],
  listBlocked: [MAY.SIGNED_IN],
  listNotices: [MAY.SIGNED_IN],
  countUnread: [MAY.SIGNED_IN],
  readNotices: [MAY.SIGNED_IN, body(() => ({ up_to: '2026-01-01T00:00:00.000Z' }))],
  getNoticeSettings: [MAY.SIGNED_IN],
  setNotice: [MAY.SIGNED_IN, body(() => ({ kind: 'followed', is_on: false }))],
  listComments: {
    'a published story': [MAY.ANYONE, story()],
    'a draft': [MAY.OWNER_AND_ADMIN, draft()],
    'a mature story': [MAY.ADULTS, story({ content_rating: 'mature' })],
  },
  postComment: {
    'a published story': [MAY.MADE, story({}, COMMENT)],
    'a draft': [MAY.MADE_OF_HIDDEN, draft(COMMENT)],
  },
  deleteComment: { 'a comment of the owner': [MAY.OWNER, comment()] },
  hideComment: [MAY.OF_PUBLISHED, comment({ is_hidden: true })],
  reportComment: [MAY.MADE, comment({ reason: 'other' })],
  createPreviewLink: {
    'a published story': [MAY.MADE_OF_PUBLISHED, story()],
    'a draft': [MAY.MADE_OF_HIDDEN, draft()],
  },
  getPreviewLink: { 'a draft': [MAY.OF_HIDDEN, draft()] },
  revokePreviewLink: { 'a draft': [MAY.OF_HIDDEN, draft()] },
  getPreview: {
    'a draft': [MAY.ANYONE, linked()],
    'a mature draft': [MAY.ADULTS, linked({ content_rating: 'mature' })],
    'a code that was guessed': [MAY.NOBODY, () => ({ params: { preview_code: GUESSED } })],
  },
  beginPreview: {
    'a draft': [MAY.MADE, linked()],
    'a premium draft': [MAY.MADE, linked({ is_premium: true })],
    'a premium story that is published': [
      MAY.MADE_OF_PREMIUM,
      linked({ is_premium: true, status: 'published' }),
    ],
    'a mature draft, before they say to be 18': [
      MAY.MADE_OF_PUBLISHED,
      linked({ content_rating: 'mature' }),
    ],
  },
  createSeries: [MAY.MADE, body(() => SERIES)],
  getSeries: {
    'one with a published story': [MAY.ANYONE, series()],
    'one with a draft': [MAY.OWNER_AND_ADMIN, series({ status: 'draft' })],
    'one with a mature story': [[404, 200, 200, 200, 200], series({ content_rating: 'mature' })],
  },
  updateSeries: {
    'one with a published story': [MAY.OF_PUBLISHED, series({}, () => SERIES)],
    'one with a draft': [MAY.OF_HIDDEN, series({ status: 'draft' }, () => SERIES)],
  },
  orderSeries: [MAY.OF_PUBLISHED, series({}, (id) => ({ story_ids: [id] }))],
  deleteSeries: [MAY.OF_PUBLISHED, series()],
  listSeries: {
    'one who has published': [
      MAY.ANYONE,
      async (scene) => {
        await series()(scene)
        return { params: { handle: scene.owner.username } }
      },
    ],
  },
  sharePlay: [[401, 404, 201, 404, 404], session({ body: { shows_words: true } })],
  listSessionShares: [MAY.OWNER, session()],
  listSharedPlays: [MAY.SIGNED_IN],
  revokeSharedPlay: { 'a link of the owner': [MAY.OF_HIDDEN, shared()] },
  getSharedPlay: {
    'a play of a published story': [MAY.ANYONE, shared()],
    'a play of a story that is archived since': [
      [410, 410, 200, 410, 200],
      shared({}, { status: 'archived' }),
    ],
    'a play of a mature story, before they say to be 18': [
      [403, 403, 200, 403, 200],
      shared({}, { content_rating: 'mature' }),
    ],
    'a code that was guessed': [MAY.NOBODY, () => ({ params: { share_code: GUESSED } })],
  },
  openSharedPlay: [MAY.ANYONE, shared()],
  forkSharedPlay: {
    'a turn of it': [MAY.MADE, fork()],
    'a turn of a premium story': [MAY.MADE_OF_PREMIUM, fork({ is_premium: true })],
    'a turn of a mature story, before they say to be 18': [
      MAY.MADE_OF_PUBLISHED,
      fork({ content_rating: 'mature' }),
    ],
  },
  reportSharedPlay: [MAY.MADE, shared({ body: { reason: 'other' } })],
  listMyStories: [MAY.SIGNED_IN],
  createStory: [MAY.MADE, newStory],
  importStory: [
    MAY.MADE,
    body(async ({ product }: Scenery) => {
      await insertTaxonomy(product)
      return { file_name: 'a.twee', text: ':: Start\nA gate that should be shut.' }
    }),
  ],
  uploadPicture: [MAY.MADE, body(() => ({ base64: DOT }))],
  keepStoryPage: [
    MAY.MADE,
    body(() => ({
      html: `<tw-storydata name="A gate"></tw-storydata><script>${' '.repeat(300)}</script>`,
    })),
  ],
  listUploads: [MAY.SIGNED_IN],
  deleteUpload: [MAY.OWNER, ownPicture],
  exportStory: onBoth(),
  getStoryForEdit: onBoth(),
  updateStory: onBoth({ title: 'Renamed' }),
  discardDraft: onBoth(),
  publishStory: {
    'a draft': [MAY.OF_HIDDEN, draft()],
    'a published story': [[401, 403, 409, 403, 409], story()],
    'a story in review': [[401, 404, 409, 404, 200], story({ status: 'in_review' })],
  },
  archiveStory: {
    'a published story': [MAY.OF_PUBLISHED, story({}, { reason: 'It is copied' })],
    'a published story, without a reason': [[401, 403, 200, 403, 422], story()],
    'a draft': [[401, 404, 409, 404, 409], draft()],
  },
  restoreStory: {
    'an archived story': [MAY.OF_HIDDEN, story({ status: 'archived' })],
    'a story that an editor took down': [
      MAY.OF_HIDDEN,
      story({ status: 'archived', is_taken_down: true }),
    ],
  },
  deleteStory: {
    ...onBoth(),
    'a story that has been played': [[401, 403, 409, 403, 409], playedStory],
  },
  generateCover: [MAY.SIGNED_IN, body(() => ({ title: 'Ferry', story_description: '' }))],
  reviewStory: [MAY.SIGNED_IN, body(() => ({ story_structure: SOUND }))],
  testPlay: [MAY.SIGNED_IN, body(() => ({ story_structure: SOUND }))],
  draftStory: [MAY.UNTIMELY, body(() => ({ language: 'en', idea: 'A ferryman who sells time.' }))],
  tryOpenStory: [
    MAY.UNTIMELY,
    body(() => ({ story_structure: { start_node: '', nodes: {}, open: {} } })),
  ],
  getStoryInsight: onBoth(),
  listFreeInputs: onBoth(),
  listStoryVersions: onBoth(),
  getStoryVersion: { 'a published story': [MAY.OF_PUBLISHED, firstVersion] },
  restoreVersion: { 'a published story': [MAY.OF_PUBLISHED, firstVersion] },
  reportStory: {
    'a published story': [MAY.MADE, story({}, { reason: 'other' })],
    'a draft': [MAY.MADE_OF_HIDDEN, draft({ reason: 'other' })],
  },
} satisfies AccessTable

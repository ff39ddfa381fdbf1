import type { RouteName } from '@kathasagar/api/contract'
import type { StoryStatus } from '@kathasagar/story/vocabulary'
import type { Insertable } from 'kysely'

import type { Database } from '../../db/database.ts'
import type { CallParts } from '../caller.ts'
import { changeStory } from '../factories.ts'
import { newComment } from '../said.ts'
import { newSeries } from '../series.ts'
import type { Scenery } from './scenery.ts'
import {
  type AccessRow,
  ANYONE,
  body,
  MADE,
  MADE_OF_HIDDEN,
  MADE_OF_PUBLISHED,
  OF_HIDDEN,
  OF_PUBLISHED,
  OWNER,
  OWNER_AND_ADMIN,
  session,
  SIGNED_IN,
  story,
} from './sends.ts'

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

async function link({ product, owner, story: newStory }: Scenery, given: Given = {}) {
  const story_id = await newStory({ status: 'draft', ...given })
  const made = await product.ask('createPreviewLink', {
    token: owner.access_token,
    params: { story_id },
  })
  return { story_id, preview_code: made.preview_code ?? '' }
}

const linked =
  (given?: Given) =>
  async (scene: Scenery): Promise<CallParts> => {
    const { preview_code } = await link(scene, given)
    return { params: { preview_code } }
  }

const SERIES = { title: 'Three Nights', description: '' }

const series =
  (given: Given = {}, sent?: (storyId: string) => unknown) =>
  async (scene: Scenery): Promise<CallParts> => {
    const story_id = await scene.story(given)
    const of = { author_id: scene.owner.id, story_ids: [story_id] }
    const series_id = await newSeries(scene.product.db, of)
    return { params: { series_id }, ...(sent && { body: sent(story_id) }) }
  }

const shared =
  (parts: CallParts = {}, story?: Given) =>
  async (scene: Scenery): Promise<CallParts> => ({
    ...parts,
    params: { share_code: (await share(scene, story)).code },
  })

async function share({ product, owner, story }: Scenery, given: Given) {
  const token = owner.access_token
  const body = { story_id: await story() }
  const begun = await product.ask('createSession', { token, body })
  const params = { session_id: begun.id }
  const made = await product.ask('sharePlay', { token, params, body: { shows_words: true } })
  if (given) {
    const { id } = begun.story
    await changeStory(product.db, id, given)
  }
  const turn_id = begun.session_data.narrative_history[0]?.turn_id
  return { code: made.share_code, turn_id }
}

const fork =
  (story?: Given) =>
  async (scene: Scenery): Promise<CallParts> => {
    const { code, turn_id } = await share(scene, story)
    return { params: { share_code: code }, body: { turn_id } }
  }

export const STORY_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
  getAuthor: [
    { on: 'one who has published', expect: ANYONE, send: author() },
    { on: 'one with a draft', expect: [404, 404, 200, 404, 404, 404], send: author('draft') },
  ],
  followAuthor: [
    { on: 'one who has published', expect: [401, 200, 403, 200, 200, 200], send: author() },
    { on: 'one with a draft', expect: [401, 404, 403, 404, 404, 404], send: author('draft') },
  ],
  unfollowAuthor: [{ expect: SIGNED_IN, send: author() }],
  blockAuthor: [
    {
      on: 'anybody, published or not',
      expect: [401, 200, 403, 200, 200, 200],
      send: author('draft'),
    },
  ],
  unblockAuthor: [{ expect: SIGNED_IN, send: author() }],
  listBlocked: [{ expect: SIGNED_IN }],
  listNotices: [{ expect: SIGNED_IN }],
  countUnread: [{ expect: SIGNED_IN }],
  readNotices: [{ expect: SIGNED_IN, send: body(() => ({ up_to: '2026-01-01T00:00:00.000Z' })) }],
  getNoticeSettings: [{ expect: SIGNED_IN }],
  setNotice: [{ expect: SIGNED_IN, send: body(() => ({ kind: 'followed', is_on: false })) }],
  listComments: [
    { on: 'a published story', expect: ANYONE, send: story() },
    { on: 'a draft', expect: OWNER_AND_ADMIN, send: story({ status: 'draft' }) },
    {
      on: 'a mature story',
      expect: [403, 200, 200, 200, 200, 200],
      send: story({ content_rating: 'mature' }),
    },
  ],
  postComment: [
    { on: 'a published story', expect: MADE, send: story({}, COMMENT) },
    { on: 'a draft', expect: MADE_OF_HIDDEN, send: story({ status: 'draft' }, COMMENT) },
  ],
  deleteComment: [{ on: 'a comment of the owner', expect: OWNER, send: comment() }],
  hideComment: [{ expect: OF_PUBLISHED, send: comment({ is_hidden: true }) }],
  reportComment: [{ expect: MADE, send: comment({ reason: 'other' }) }],
  createPreviewLink: [
    {
      on: 'a published story',
      expect: MADE_OF_PUBLISHED,
      send: story(),
    },
    {
      on: 'a draft',
      expect: MADE_OF_HIDDEN,
      send: story({ status: 'draft' }),
    },
  ],
  getPreviewLink: [
    {
      on: 'a draft',
      expect: OF_HIDDEN,
      send: story({ status: 'draft' }),
    },
  ],
  revokePreviewLink: [{ on: 'a draft', expect: OF_HIDDEN, send: story({ status: 'draft' }) }],
  getPreview: [
    { on: 'a draft', expect: ANYONE, send: linked() },
    {
      on: 'a mature draft',
      expect: [403, 200, 200, 200, 200, 200],
      send: linked({ content_rating: 'mature' }),
    },
    {
      on: 'a code that was guessed',
      expect: [404, 404, 404, 404, 404, 404],
      send: () => ({ params: { preview_code: 'a'.repeat(32) } }),
    },
  ],
  beginPreview: [
    { on: 'a draft', expect: MADE, send: linked() },
    { on: 'a premium draft', expect: MADE, send: linked({ is_premium: true }) },
    {
      on: 'a premium story that is published',
      expect: [401, 403, 201, 403, 201, 201],
      send: linked({ is_premium: true, status: 'published' }),
    },
    {
      on: 'a mature draft, before they say to be 18',
      expect: MADE_OF_PUBLISHED,
      send: linked({ content_rating: 'mature' }),
    },
  ],
  createSeries: [{ expect: MADE, send: body(() => SERIES) }],
  getSeries: [
    { on: 'one with a published story', expect: ANYONE, send: series() },
    { on: 'one with a draft', expect: OWNER_AND_ADMIN, send: series({ status: 'draft' }) },
    {
      on: 'one with a mature story',
      expect: [404, 200, 200, 200, 200, 200],
      send: series({ content_rating: 'mature' }),
    },
  ],
  updateSeries: [
    { on: 'one with a published story', expect: OF_PUBLISHED, send: series({}, () => SERIES) },
    { on: 'one with a draft', expect: OF_HIDDEN, send: series({ status: 'draft' }, () => SERIES) },
  ],
  orderSeries: [{ expect: OF_PUBLISHED, send: series({}, (id) => ({ story_ids: [id] })) }],
  deleteSeries: [{ expect: OF_PUBLISHED, send: series() }],
  listSeries: [
    {
      on: 'one who has published',
      expect: ANYONE,
      send: async (scene) => {
        await series()(scene)
        return { params: { handle: scene.owner.username } }
      },
    },
  ],
  sharePlay: [
    { expect: [401, 404, 201, 404, 404, 404], send: session({ body: { shows_words: true } }) },
  ],
  listSessionShares: [{ expect: OWNER, send: session() }],
  listSharedPlays: [{ expect: SIGNED_IN }],
  revokeSharedPlay: [{ on: 'a link of the owner', expect: OF_HIDDEN, send: shared() }],
  getSharedPlay: [
    { on: 'a play of a published story', expect: ANYONE, send: shared() },
    {
      on: 'a play of a story that is archived since',
      expect: [410, 410, 200, 410, 410, 200],
      send: shared({}, { status: 'archived' }),
    },
    {
      on: 'a play of a mature story, before they say to be 18',
      expect: [403, 403, 200, 403, 403, 200],
      send: shared({}, { content_rating: 'mature' }),
    },
    {
      on: 'a code that was guessed',
      expect: [404, 404, 404, 404, 404, 404],
      send: () => ({ params: { share_code: 'a'.repeat(32) } }),
    },
  ],
  openSharedPlay: [{ expect: ANYONE, send: shared() }],
  forkSharedPlay: [
    { on: 'a turn of it', expect: MADE, send: fork() },
    {
      on: 'a turn of a premium story',
      expect: [401, 403, 201, 403, 201, 201],
      send: fork({ is_premium: true }),
    },
    {
      on: 'a turn of a mature story, before they say to be 18',
      expect: MADE_OF_PUBLISHED,
      send: fork({ content_rating: 'mature' }),
    },
  ],
  reportSharedPlay: [{ expect: MADE, send: shared({ body: { reason: 'other' } }) }],
}

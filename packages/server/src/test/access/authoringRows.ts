import { randomBytes } from 'node:crypto'

import type { RouteName } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { CallParts } from '../caller.ts'
import { insertTaxonomy, SOUND } from '../authoring.ts'
import { DOT } from '../pictures.ts'
import type { Scenery } from './scenery.ts'
import {
  body,
  OWNER,
  SIGNED_IN,
  story,
  MADE,
  OF_HIDDEN,
  OF_PUBLISHED,
  MADE_OF_HIDDEN,
  UNTIMELY,
  type AccessRow,
} from './sends.ts'

/** Uploads a picture that only the owner has. */
const ownPicture = async ({ product, owner }: Scenery) => {
  const upload_id = randomBytes(32).toString('hex')
  await sql`insert into story_pictures (hash, content, bytes, saved_at)
    values (${upload_id}, '', 0, now())`.execute(product.db)
  await sql`insert into uploads (user_id, hash, uploaded_at)
    values (${owner.id}, ${upload_id}, now())`.execute(product.db)
  return { params: { upload_id } }
}

const onPublished = (given?: unknown): AccessRow => ({
  on: 'a published story',
  expect: OF_PUBLISHED,
  send: story({}, given),
})
const onDraft = (given?: unknown): AccessRow => ({
  on: 'a draft',
  expect: OF_HIDDEN,
  send: story({ status: 'draft' }, given),
})
const onBoth = (given?: unknown) => [onPublished(given), onDraft(given)]

const newStory = body(async ({ product }: Scenery) => ({
  ...(await insertTaxonomy(product)),
  title: 'The Open Gate',
  tagline: 'Nobody guards it.',
  story_description: 'A gate that should be shut.',
  story_prompt: 'You come home late.',
  cover_image_url: 'https://example.org/gate.jpg',
}))

async function playedStory(scene: Scenery): Promise<CallParts> {
  const id = await scene.session()
  const { story_id } = await scene.product.db
    .selectFrom('game_sessions')
    .select('story_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { params: { story_id } }
}

async function firstVersion(scene: Scenery): Promise<CallParts> {
  return { params: { story_id: await scene.story(), number: '1' } }
}

const ofFirstVersion: AccessRow = {
  on: 'a published story',
  expect: OF_PUBLISHED,
  send: firstVersion,
}

export const AUTHORING_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
  listMyStories: [{ expect: SIGNED_IN }],
  createStory: [{ expect: MADE, send: newStory }],
  importStory: [
    {
      expect: MADE,
      send: body(async ({ product }: Scenery) => {
        await insertTaxonomy(product)
        return { file_name: 'a.twee', text: ':: Start\nA gate that should be shut.' }
      }),
    },
  ],
  uploadPicture: [{ expect: MADE, send: body(() => ({ base64: DOT })) }],
  keepStoryPage: [
    {
      expect: MADE,
      send: body(() => ({
        html: `<tw-storydata name="A gate"></tw-storydata><script>${' '.repeat(300)}</script>`,
      })),
    },
  ],
  listUploads: [{ expect: SIGNED_IN }],
  deleteUpload: [{ expect: OWNER, send: ownPicture }],
  exportStory: onBoth(),
  getStoryForEdit: onBoth(),
  updateStory: onBoth({ title: 'Renamed' }),
  discardDraft: onBoth(),
  publishStory: [
    onDraft(),
    {
      on: 'a published story',
      expect: [401, 403, 409, 403, 403, 409],
      send: story(),
    },
    {
      on: 'a story in review',
      expect: [401, 404, 409, 404, 404, 200],
      send: story({ status: 'in_review' }),
    },
  ],
  archiveStory: [
    onPublished({ reason: 'It is copied from somebody else' }),
    {
      on: 'a published story, without a reason',
      expect: [401, 403, 200, 403, 403, 422],
      send: story(),
    },
    {
      on: 'a draft',
      expect: [401, 404, 409, 404, 404, 409],
      send: story({ status: 'draft' }),
    },
  ],
  restoreStory: [
    {
      on: 'an archived story',
      expect: OF_HIDDEN,
      send: story({ status: 'archived' }),
    },
    {
      on: 'a story that an editor took down',
      expect: OF_HIDDEN,
      send: story({ status: 'archived', is_taken_down: true }),
    },
  ],
  deleteStory: [
    ...onBoth(),
    {
      on: 'a story that has been played',
      expect: [401, 403, 409, 403, 403, 409],
      send: playedStory,
    },
  ],
  generateCover: [
    { expect: SIGNED_IN, send: body(() => ({ title: 'Ferry', story_description: '' })) },
  ],
  reviewStory: [{ expect: SIGNED_IN, send: body(() => ({ story_structure: SOUND })) }],
  testPlay: [{ expect: SIGNED_IN, send: body(() => ({ story_structure: SOUND })) }],
  draftStory: [
    {
      expect: UNTIMELY,
      send: body(() => ({ language: 'en', idea: 'A ferryman who sells time.' })),
    },
  ],
  tryOpenStory: [
    {
      expect: UNTIMELY,
      send: body(() => ({ story_structure: { start_node: '', nodes: {}, open: {} } })),
    },
  ],
  getStoryInsight: onBoth(),
  listFreeInputs: onBoth(),
  listStoryVersions: onBoth(),
  getStoryVersion: [ofFirstVersion],
  restoreVersion: [ofFirstVersion],
  reportStory: [
    { on: 'a published story', expect: MADE, send: story({}, { reason: 'other' }) },
    {
      on: 'a draft',
      expect: MADE_OF_HIDDEN,
      send: story({ status: 'draft' }, { reason: 'other' }),
    },
  ],
}

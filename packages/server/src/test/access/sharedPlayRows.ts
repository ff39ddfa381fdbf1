import type { RouteName } from '@kathasagar/api/contract'

import type { CallParts } from '../caller.ts'
import { changeStory } from '../factories.ts'
import type { Scenery } from './scenery.ts'
import {
  ANYONE,
  OWNER,
  session,
  SIGNED_IN,
  MADE,
  OF_HIDDEN,
  MADE_OF_PUBLISHED,
  type AccessRow,
} from './sends.ts'

/** Shares a play of the owner. */
const shared =
  (parts: CallParts = {}, story?: Parameters<Scenery['story']>[0]) =>
  async (scene: Scenery): Promise<CallParts> => ({
    ...parts,
    params: { share_code: (await share(scene, story)).code },
  })

async function share({ product, owner, story }: Scenery, given: Parameters<Scenery['story']>[0]) {
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
  (story?: Parameters<Scenery['story']>[0]) =>
  async (scene: Scenery): Promise<CallParts> => {
    const { code, turn_id } = await share(scene, story)
    return { params: { share_code: code }, body: { turn_id } }
  }

/** Access to shared plays. */
export const SHARED_PLAY_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
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

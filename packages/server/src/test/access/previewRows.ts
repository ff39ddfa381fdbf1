import type { RouteName } from '@kathasagar/api/contract'

import type { CallParts } from '../caller.ts'
import type { Scenery } from './scenery.ts'
import {
  ANYONE,
  story,
  MADE,
  OF_HIDDEN,
  MADE_OF_PUBLISHED,
  MADE_OF_HIDDEN,
  type AccessRow,
} from './sends.ts'

type Given = Parameters<Scenery['story']>[0]

/** Creates a draft of the owner with a preview link. */
async function link({ product, owner, story: newStory }: Scenery, given: Given = {}) {
  const story_id = await newStory({ status: 'draft', ...given })
  const made = await product.ask('createPreviewLink', {
    token: owner.access_token,
    params: { story_id },
  })
  return { story_id, preview_code: made.preview_code ?? '' }
}

/** Sends the code of a preview link. */
const linked =
  (given?: Given) =>
  async (scene: Scenery): Promise<CallParts> => {
    const { preview_code } = await link(scene, given)
    return { params: { preview_code } }
  }

export const PREVIEW_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
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
}

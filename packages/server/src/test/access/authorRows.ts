import type { RouteName } from '@kathasagar/api/contract'
import type { StoryStatus } from '@kathasagar/story/vocabulary'

import type { CallParts } from '../caller.ts'
import type { Scenery } from './scenery.ts'
import { ANYONE, body, SIGNED_IN, type AccessRow } from './sends.ts'

/** Creates a story of the owner and names its author. */
const author =
  (status: StoryStatus = 'published') =>
  async (scene: Scenery): Promise<CallParts> => {
    await scene.story({ status })
    return { params: { handle: scene.owner.username } }
  }

/** Access to authors, follows, blocks and notices. */
export const AUTHOR_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
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
}

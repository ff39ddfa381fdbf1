import type { RouteName } from '@kathasagar/api/contract'
import type { Insertable } from 'kysely'

import type { Database } from '../../db/database.ts'
import type { CallParts } from '../caller.ts'
import { newComment } from '../said.ts'
import type { Scenery } from './scenery.ts'
import {
  ANYONE,
  OWNER,
  OWNER_AND_ADMIN,
  story,
  MADE,
  OF_PUBLISHED,
  MADE_OF_HIDDEN,
  type AccessRow,
} from './sends.ts'

const words = { words: 'The boat was mine.' }
const reason = { reason: 'other' }

const comment =
  (body?: unknown, given: Partial<Insertable<Database['comments']>> = {}) =>
  async (scene: Scenery): Promise<CallParts> => {
    const story_id = await scene.story()
    const of = { story_id, user_id: scene.owner.id, created_at: scene.product.clock.now() }
    const comment_id = await newComment(scene.product.db, { ...of, ...given })
    return { params: { story_id, comment_id }, ...(body === undefined ? {} : { body }) }
  }

/** Access to comments. */
export const COMMENT_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
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
    { on: 'a published story', expect: MADE, send: story({}, words) },
    { on: 'a draft', expect: MADE_OF_HIDDEN, send: story({ status: 'draft' }, words) },
  ],
  deleteComment: [{ on: 'a comment of the owner', expect: OWNER, send: comment() }],
  hideComment: [{ expect: OF_PUBLISHED, send: comment({ is_hidden: true }) }],
  reportComment: [{ expect: MADE, send: comment(reason) }],
}

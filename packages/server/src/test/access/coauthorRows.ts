import type { RouteName } from '@kathasagar/api/contract'
import type { Insertable } from 'kysely'

import type { StoriesTable } from '../../db/tables.ts'
import type { CallParts } from '../caller.ts'
import { makePerson, type Scenery } from './scenery.ts'
import {
  story,
  NOWHERE,
  OF_HIDDEN,
  OF_PUBLISHED,
  MADE_OF_PUBLISHED,
  type AccessRow,
} from './sends.ts'

/** A story of the owner's with somebody who was asked to write it. */
const asked =
  (given: Partial<Insertable<StoriesTable>> = {}, sent?: unknown) =>
  async (scene: Scenery): Promise<CallParts> => {
    const story_id = await scene.story(given)
    const { id: user_id } = await makePerson(scene.product)
    await scene.product.db
      .insertInto('coauthors')
      .values({ story_id, user_id, role: 'reader', invited_at: scene.product.ports.clock.now() })
      .execute()
    return { params: { story_id, user_id }, ...(sent !== undefined && { body: sent }) }
  }

/** Asks somebody who is there for it. */
const invited = async (scene: Scenery): Promise<CallParts> => {
  const { username: name } = await makePerson(scene.product)
  return { params: { story_id: await scene.story() }, body: { name, role: 'editor' } }
}

/** Who writes a story together: read by all of them, changed by its owner. */
export const COAUTHOR_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
  listCoauthors: [
    {
      on: 'a published story',
      expect: OF_PUBLISHED,
      shared: { editor: 200, reader: 200 },
      send: story(),
    },
    {
      on: 'a draft',
      expect: OF_HIDDEN,
      shared: { editor: 200, reader: 200 },
      send: story({ status: 'draft' }),
    },
  ],
  inviteCoauthor: [
    { expect: MADE_OF_PUBLISHED, shared: { editor: 403, reader: 403 }, send: invited },
  ],
  acceptCoauthoring: [
    {
      on: 'a story that the caller was not asked to write',
      expect: NOWHERE,
      shared: { editor: 200, reader: 200 },
      send: story(),
    },
  ],
  changeCoauthor: [
    {
      expect: OF_HIDDEN,
      shared: { editor: 403, reader: 403 },
      send: asked({ status: 'draft' }, { role: 'editor' }),
    },
  ],
  removeCoauthor: [
    { expect: OF_HIDDEN, shared: { editor: 403, reader: 403 }, send: asked({ status: 'draft' }) },
  ],
}

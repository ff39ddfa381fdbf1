import type { RouteName } from '@kathasagar/api/contract'

import type { CallParts } from '../caller.ts'
import { newSeries } from '../series.ts'
import type { Scenery } from './scenery.ts'
import {
  ANYONE,
  body,
  OWNER_AND_ADMIN,
  MADE,
  OF_HIDDEN,
  OF_PUBLISHED,
  type AccessRow,
} from './sends.ts'

const words = { title: 'Three Nights', description: '' }

/** Creates a series of the owner with one story. */
const series =
  (given: Parameters<Scenery['story']>[0] = {}, sent?: (storyId: string) => unknown) =>
  async (scene: Scenery): Promise<CallParts> => {
    const story_id = await scene.story(given)
    const of = { author_id: scene.owner.id, story_ids: [story_id] }
    const series_id = await newSeries(scene.product.db, of)
    return { params: { series_id }, ...(sent && { body: sent(story_id) }) }
  }

/** Access to series. */
export const SERIES_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
  createSeries: [{ expect: MADE, send: body(() => words) }],
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
    { on: 'one with a published story', expect: OF_PUBLISHED, send: series({}, () => words) },
    { on: 'one with a draft', expect: OF_HIDDEN, send: series({ status: 'draft' }, () => words) },
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
}

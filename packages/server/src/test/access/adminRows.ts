import { randomUUID } from 'node:crypto'

import type { RouteName } from '@kathasagar/api/contract'

import { saveProvider } from '../../modules/models/setup.queries.ts'
import { insertTaxonomy } from '../authoring.ts'
import type { CallParts } from '../caller.ts'
import { newComment } from '../said.ts'
import type { Scenery } from './scenery.ts'
import { story, type AccessRow, type Statuses } from './sends.ts'

const ADMIN: Statuses = [401, 403, 403, 403, 403, 200]
const ADMIN_MAKES: Statuses = [401, 403, 403, 403, 403, 201]
const reason = 'For the record'

const ofOwner =
  (body: unknown) =>
  ({ owner }: Scenery): CallParts => ({ params: { user_id: owner.id }, body })

async function ofCategory({ product }: Scenery): Promise<CallParts> {
  const { category_id } = await insertTaxonomy(product)
  return { params: { category_id } }
}

async function ofTag({ product }: Scenery): Promise<CallParts> {
  const { tag_ids } = await insertTaxonomy(product)
  return { params: { tag_id: tag_ids[0] ?? '' } }
}

async function merged({ product }: Scenery) {
  const [from, into] = [await insertTaxonomy(product), await insertTaxonomy(product)]
  return {
    category: { params: { category_id: from.category_id }, body: { into: into.category_id } },
    tag: { params: { tag_id: from.tag_ids[0] ?? '' }, body: { into: into.tag_ids[0] } },
  }
}

async function commentReport({ product, owner, story }: Scenery): Promise<CallParts> {
  const [story_id, created_at] = [await story(), product.clock.now()]
  const said_id = await newComment(product.db, { story_id, created_at })
  const said = { said_id, said_words: 'Anything' } as const
  const { id } = await product.db
    .insertInto('story_reports')
    .values({ story_id, reporter_id: owner.id, reason: 'other', note: '', created_at, ...said })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { report_id: id } }
}

async function report(scene: Scenery): Promise<CallParts> {
  const { product, owner } = scene
  const session_id = await scene.session()
  const { story_id } = await product.db
    .selectFrom('game_sessions')
    .select('story_id')
    .where('id', '=', session_id)
    .executeTakeFirstOrThrow()
  const { id } = await product.db
    .insertInto('story_reports')
    .values({
      story_id,
      reporter_id: owner.id,
      reason: 'other',
      note: '',
      session_id,
      created_at: product.clock.now(),
      resolved_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { report_id: id } }
}

/** Returns a provider with an unreachable address. */
const newProvider = () => ({
  name: `Provider ${randomUUID()}`,
  kind: 'openai-compatible' as const,
  base_url: 'https://models.invalid/v1',
})

async function provider({ product }: Scenery): Promise<CallParts> {
  const id = randomUUID()
  const keyless = {
    allow_private_network: false,
    sealed_key: null,
    key_ends_in: null,
    time_limits: null,
  }
  await saveProvider(product.db, { ...newProvider(), ...keyless, id })
  return { params: { provider_id: id } }
}

const newName = () => ({ body: { display_name: `New ${randomUUID()}` } })

export const ADMIN_ROWS: Partial<Record<RouteName, readonly AccessRow[]>> = {
  listAdminStories: [{ expect: ADMIN }],
  setFeatured: [
    { on: 'a published story', expect: ADMIN, send: story({}, { is_featured: true }) },
    {
      on: 'a draft',
      expect: [401, 403, 403, 403, 403, 409],
      send: story({ status: 'draft' }, { is_featured: true }),
    },
  ],
  exportAdminStories: [{ expect: ADMIN }],
  bulkStories: [
    {
      expect: ADMIN,
      send: async (scene) => ({
        body: {
          selection: { ids: [await scene.story()] },
          act: 'premium' as const,
          value: true,
          reason,
        },
      }),
    },
  ],
  undoBulk: [
    { expect: [401, 403, 403, 403, 403, 404], send: () => ({ body: { bulk_id: randomUUID() } }) },
  ],
  getReviewQueue: [{ expect: ADMIN }],
  approveStory: [{ expect: ADMIN, send: story({ status: 'in_review' }) }],
  rejectStory: [{ expect: ADMIN, send: story({ status: 'in_review' }, { reason }) }],
  resolveReport: [{ expect: ADMIN, send: report }],
  hideReported: [{ expect: ADMIN, send: commentReport }],
  readReportedSession: [{ expect: ADMIN, send: report }],
  listAdminCategories: [{ expect: ADMIN }],
  createCategory: [{ expect: ADMIN_MAKES, send: newName }],
  orderCategories: [{ expect: ADMIN, send: () => ({ body: { ids: [] } }) }],
  renameCategory: [
    { expect: ADMIN, send: async (scene) => ({ ...(await ofCategory(scene)), ...newName() }) },
  ],
  mergeCategory: [{ expect: ADMIN, send: async (scene) => (await merged(scene)).category }],
  deleteCategory: [{ expect: ADMIN, send: ofCategory }],
  listAdminTags: [{ expect: ADMIN }],
  createTag: [
    { expect: ADMIN_MAKES, send: () => ({ body: { ...newName().body, color: '#f07aa8' } }) },
  ],
  changeTag: [
    { expect: ADMIN, send: async (scene) => ({ ...(await ofTag(scene)), ...newName() }) },
  ],
  mergeTag: [{ expect: ADMIN, send: async (scene) => (await merged(scene)).tag }],
  deleteTag: [{ expect: ADMIN, send: ofTag }],
  listUsers: [{ expect: ADMIN }],
  setRole: [{ expect: ADMIN, send: ofOwner({ role: 'user' }) }],
  setSuspension: [{ expect: ADMIN, send: ofOwner({ is_suspended: true, reason }) }],
  resetSecondFactor: [{ expect: ADMIN, send: ofOwner({ reason }) }],
  setPremium: [{ expect: ADMIN, send: ofOwner({ has_premium_access: true, reason }) }],
  grantCredits: [{ expect: ADMIN_MAKES, send: ofOwner({ amount: 50, reason }) }],
  getAdminModels: [{ expect: ADMIN }],
  addProvider: [{ expect: ADMIN_MAKES, send: () => ({ body: newProvider() }) }],
  changeProvider: [
    { expect: ADMIN, send: async (scene) => ({ ...(await provider(scene)), body: newProvider() }) },
  ],
  removeProvider: [{ expect: ADMIN, send: provider }],
  checkProvider: [{ expect: ADMIN, send: provider }],
  bindModel: [
    { expect: ADMIN, send: () => ({ params: { model_key: 'tenali' }, body: { bound: null } }) },
  ],
  setModelLimits: [
    {
      expect: ADMIN,
      send: () => ({
        body: { daily_limit_micros: null, daily_user_tokens: null, allows_own_keys: false },
      }),
    },
  ],
  tryModel: [
    {
      expect: ADMIN,
      send: async (scene) => ({ body: { model_key: 'tenali', story_id: await scene.story() } }),
    },
  ],
  listLocalServers: [{ expect: ADMIN }],
  getModelUse: [{ expect: ADMIN }],
  listAudit: [{ expect: ADMIN }],
  getOverview: [{ expect: ADMIN }],
}

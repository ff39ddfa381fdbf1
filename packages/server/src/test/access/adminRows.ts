import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { Database } from '../../db/database.ts'
import { saveProvider } from '../../modules/models/setup.queries.ts'
import { insertTaxonomy } from '../authoring.ts'
import type { CallParts } from '../caller.ts'
import { newComment } from '../said.ts'
import type { Scenery } from './scenery.ts'
import { type AccessTable, draft, MAY, story } from './sends.ts'

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

type Report = Insertable<Database['story_reports']>

async function reportOf(
  { product, owner }: Scenery,
  about: Pick<Report, 'story_id'> & Partial<Report>,
): Promise<CallParts> {
  const report = { reporter_id: owner.id, reason: 'other', note: '' } as const
  const { id } = await product.db
    .insertInto('story_reports')
    .values({ ...report, created_at: product.clock.now(), ...about })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { report_id: id } }
}

async function commentReport(scene: Scenery): Promise<CallParts> {
  const { product } = scene
  const of = { story_id: await scene.story(), created_at: product.clock.now() }
  const said_id = await newComment(product.db, of)
  return reportOf(scene, { ...of, said_id, said_words: 'Anything' })
}

async function report(scene: Scenery): Promise<CallParts> {
  const { storyId: story_id, session } = await scene.play()
  return reportOf(scene, { story_id, session_id: session.id })
}

const newProvider = () => ({
  name: `Provider ${randomUUID()}`,
  kind: 'openai-compatible' as const,
  base_url: 'https://models.invalid/v1',
})

async function provider({ product }: Scenery): Promise<CallParts> {
  const id = randomUUID()
  const keyless = { sealed_key: null, key_ends_in: null, time_limits: null }
  await saveProvider(product.db, { ...newProvider(), ...keyless, allow_private_network: false, id })
  return { params: { provider_id: id } }
}

const newName = () => ({ body: { display_name: `New ${randomUUID()}` } })

export const ADMIN_ROWS = {
  listAdminStories: [MAY.ADMIN],
  setFeatured: {
    'a published story': [MAY.ADMIN, story({}, { is_featured: true })],
    'a draft': [[401, 403, 403, 403, 409], draft({ is_featured: true })],
  },
  exportAdminStories: [MAY.ADMIN],
  bulkStories: [
    MAY.ADMIN,
    async (scene) => {
      const selection = { ids: [await scene.story()] }
      return { body: { selection, act: 'premium', value: true, reason } }
    },
  ],
  undoBulk: [[401, 403, 403, 403, 404], () => ({ body: { bulk_id: randomUUID() } })],
  getReviewQueue: [MAY.ADMIN],
  approveStory: [MAY.ADMIN, story({ status: 'in_review' })],
  rejectStory: [MAY.ADMIN, story({ status: 'in_review' }, { reason })],
  resolveReport: [MAY.ADMIN, report],
  hideReported: [MAY.ADMIN, commentReport],
  readReportedSession: [MAY.ADMIN, report],
  listAdminCategories: [MAY.ADMIN],
  createCategory: [MAY.ADMIN_MAKES, newName],
  orderCategories: [MAY.ADMIN, () => ({ body: { ids: [] } })],
  renameCategory: [MAY.ADMIN, async (scene) => ({ ...(await ofCategory(scene)), ...newName() })],
  mergeCategory: [MAY.ADMIN, async (scene) => (await merged(scene)).category],
  deleteCategory: [MAY.ADMIN, ofCategory],
  listAdminTags: [MAY.ADMIN],
  createTag: [MAY.ADMIN_MAKES, () => ({ body: { ...newName().body, color: '#f07aa8' } })],
  changeTag: [MAY.ADMIN, async (scene) => ({ ...(await ofTag(scene)), ...newName() })],
  mergeTag: [MAY.ADMIN, async (scene) => (await merged(scene)).tag],
  deleteTag: [MAY.ADMIN, ofTag],
  listUsers: [MAY.ADMIN],
  setRole: [MAY.ADMIN, ofOwner({ role: 'user' })],
  setSuspension: [MAY.ADMIN, ofOwner({ is_suspended: true, reason })],
  resetSecondFactor: [MAY.ADMIN, ofOwner({ reason })],
  setPremium: [MAY.ADMIN, ofOwner({ has_premium_access: true, reason })],
  grantCredits: [MAY.ADMIN_MAKES, ofOwner({ amount: 50, reason })],
  getAdminModels: [MAY.ADMIN],
  addProvider: [MAY.ADMIN_MAKES, () => ({ body: newProvider() })],
  changeProvider: [
    MAY.ADMIN,
    async (scene) => ({ ...(await provider(scene)), body: newProvider() }),
  ],
  removeProvider: [MAY.ADMIN, provider],
  checkProvider: [MAY.ADMIN, provider],
  bindModel: [MAY.ADMIN, () => ({ params: { model_key: 'tenali' }, body: { bound: null } })],
  setModelLimits: [
    MAY.ADMIN,
    () => ({ body: { daily_limit_micros: null, daily_user_tokens: null, allows_own_keys: false } }),
  ],
  tryModel: [
    MAY.ADMIN,
    async (scene) => ({ body: { model_key: 'tenali', story_id: await scene.story() } }),
  ],
  listLocalServers: [MAY.ADMIN],
  getModelUse: [MAY.ADMIN],
  listAudit: [MAY.ADMIN],
  getOverview: [MAY.ADMIN],
} satisfies AccessTable

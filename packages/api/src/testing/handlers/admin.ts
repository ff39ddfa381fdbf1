import { type HttpHandler, http, HttpResponse } from 'msw'

import type { AdminUser } from '../../contract/admin.ts'
import {
  makeAdminUser,
  makeAdminUsers,
  makeAuditPage,
  makeOverview,
  makeOverviewDays,
  makeReportedSession,
  makeReviewQueue,
  makeAdminRows,
  makeAdminStories,
  makeAdminCategories,
  makeAdminTags,
} from '../fixtures/admin.ts'
import { addressOf, refusal } from './address.ts'
import { answer } from './answer.ts'
import { RejectionRequest } from '../../contract/adminStories.ts'
import { ArchiveRequest } from '../../contract/authoring.ts'
import {
  makeEditableStory,
  makePublicationStatus,
  makeTestPlay,
  makeStoryVersion,
} from '../fixtures/authoring.ts'
import { makeStory, makeCategory, makeTag } from '../fixtures/stories.ts'
import { makeId } from '../fixtures/ids.ts'
import {
  type AdminCategory,
  type AdminTag,
  CategoryForm,
  CategoryOrder,
  MergeRequest,
  TagForm,
} from '../../contract/adminTaxonomy.ts'

const changed = (change: (body: never) => Partial<AdminUser>) => async (request: Request) => {
  const id = new URL(request.url).pathname.split('/').at(-2)
  const found = makeAdminUsers().users.find((user) => user.id === id) ?? makeAdminUser()
  return { ...found, ...change((await request.json()) as never) }
}

export const adminPeople = (): HttpHandler[] => [
  answer('listUsers', makeAdminUsers()),
  answer(
    'setRole',
    changed(({ role }: Pick<AdminUser, 'role'>) => ({ role })),
  ),
  answer(
    'setSuspension',
    changed(({ is_suspended }: { is_suspended: boolean }) => ({
      suspended_at: is_suspended ? '2025-04-02T10:00:00.000Z' : null,
    })),
  ),
  answer(
    'setPremium',
    changed(({ has_premium_access }: Pick<AdminUser, 'has_premium_access'>) => ({
      has_premium_access,
    })),
  ),
  answer(
    'grantCredits',
    changed(({ amount }: { amount: number }) => ({ credits: 20 + amount })),
  ),
  answer('reauthenticate', { reauthenticated_until: '2025-04-02T10:05:00.000Z' }),
  answer('listAudit', makeAuditPage()),
  answer('getOverview', ({ url }) => {
    const days = Number(new URL(url).searchParams.get('days') ?? 30)
    return makeOverview({ days: makeOverviewDays(days) })
  }),
]

export const adminReview = (): HttpHandler[] => {
  const queue = makeReviewQueue()
  const leave = (isMeant: (id: string) => boolean) => {
    queue.stories = queue.stories.filter(({ id }) => !isMeant(id))
    queue.reports = queue.reports.filter(({ id, story }) => !isMeant(id) && !isMeant(story.id))
    queue.total_stories = queue.stories.length
    queue.total_reports = queue.reports.length
  }

  return [
    answer('getReviewQueue', () => queue),
    answer('getStory', makeStory({ status: 'in_review', is_featured: false })),
    answer('getStoryForEdit', makeEditableStory({ status: 'in_review' })),
    answer('testPlay', makeTestPlay()),
    answer('readReportedSession', makeReportedSession()),
    http.post(addressOf('approveStory'), ({ params }) => {
      leave((id) => id === String(params['story_id']))
      return HttpResponse.json(makePublicationStatus({ status: 'published', revision: 2 }))
    }),
    http.post(addressOf('rejectStory'), async ({ params, request }) => {
      const { reason } = RejectionRequest.parse(await request.json())
      leave((id) => id === String(params['story_id']))
      return HttpResponse.json(makePublicationStatus({ review_reason: reason, revision: 2 }))
    }),
    http.post(addressOf('resolveReport'), ({ params }) => {
      leave((id) => id === String(params['report_id']))
      return HttpResponse.json({ id: String(params['report_id']) })
    }),
    http.put(addressOf('archiveStory'), async ({ params, request }) => {
      const { reason = null } = ArchiveRequest.parse(await request.json())
      leave((id) => id === String(params['story_id']))
      const taken = { status: 'archived', is_taken_down: true, review_reason: reason } as const
      return HttpResponse.json(makePublicationStatus({ ...taken, revision: 2 }))
    }),
  ]
}

/** A story with the admin-only fields. */
const editable = () => makeEditableStory({ story_system_prompt: '', is_featured: false })

/** Default handlers. Put overrides before them. */
export const adminStoryHandlers = (): HttpHandler[] => [
  answer('listAdminStories', (request) => {
    const asked = new URL(request.url).searchParams
    const rows = makeAdminRows().filter(
      ({ status, title }) =>
        status === (asked.get('status') ?? status) &&
        title.toLowerCase().includes((asked.get('search') ?? '').toLowerCase()),
    )
    return makeAdminStories(rows, { page: Number(asked.get('page') ?? 1), total_pages: 3 })
  }),
  answer('listCategories', [makeCategory()]),
  answer('listTags', [makeTag()]),
  answer('setFeatured', { id: makeId(1), is_featured: true, featured_order: null }),
  answer('bulkStories', {
    bulk_id: makeId(70),
    total: 6,
    changed: 5,
    skipped: [{ why: 'not_published', stories: 1 }],
    remaining: 0,
  }),
  answer('undoBulk', { undone: 5, left: 0, remaining: 0 }),
  answer('publishStory', makePublicationStatus({ status: 'published', revision: 2 })),
  answer('archiveStory', makePublicationStatus({ status: 'archived', revision: 2 })),
  answer('restoreStory', makePublicationStatus({ status: 'published', revision: 2 })),
  answer('deleteStory', { id: makeId(1) }),
  answer('getStoryForEdit', editable()),
  answer('createStory', editable()),
  answer('updateStory', { ...editable(), revision: 2 }),
  answer('listStoryVersions', [
    makeStoryVersion({ number: 2 }),
    makeStoryVersion({ is_current: false }),
  ]),
  answer('restoreVersion', { ...editable(), revision: 2 }),
]

type Row = AdminCategory | AdminTag

const idIn = (url: string) => /\/([\da-f-]{36})(?:\/merge)?$/.exec(new URL(url).pathname)?.[1] ?? ''

function leaving<R extends Row>(rows: R[], noun: 'Category' | 'Tag'): HttpHandler[] {
  const take = (id: string) => {
    const at = rows.findIndex((row) => row.id === id)
    return at < 0 ? undefined : rows.splice(at, 1)[0]
  }
  return [
    http.delete(addressOf(`delete${noun}`), ({ request }) => {
      const row = rows.find(({ id }) => id === idIn(request.url))
      if (!row) return refusal('not_found')
      if (row.stories > 0) return refusal('in_use', { in_use_by: row.stories })
      take(row.id)
      return HttpResponse.json({ id: row.id })
    }),
    http.post(addressOf(`merge${noun}`), async ({ request }) => {
      const { into } = MergeRequest.parse(await request.json())
      const target = rows.find(({ id }) => id === into)
      const gone = target && take(idIn(request.url))
      if (!gone) return refusal('not_found')
      target.stories += gone.stories
      return HttpResponse.json(target)
    }),
  ]
}

const isTaken = (rows: readonly Row[], name: string, own?: string) =>
  rows.some(
    ({ id, display_name }) => id !== own && display_name.toLowerCase() === name.toLowerCase(),
  )
const taken = () =>
  refusal('invalid_fields', {
    detail: [{ loc: ['display_name'], msg: 'This name is taken', type: 'custom' }],
  })

function categoryHandlers(rows: AdminCategory[]): HttpHandler[] {
  return [
    answer('listAdminCategories', () => rows),
    http.post(addressOf('createCategory'), async ({ request }) => {
      const { display_name } = CategoryForm.parse(await request.json())
      if (isTaken(rows, display_name)) return taken()
      const made = { id: makeId(190), name: 'new', display_name, sort_order: 99, stories: 0 }
      rows.push(made)
      return HttpResponse.json(made, { status: 201 })
    }),
    http.put(addressOf('orderCategories'), async ({ request }) => {
      const { ids } = CategoryOrder.parse(await request.json())
      rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      return HttpResponse.json(rows)
    }),
    http.put(addressOf('renameCategory'), async ({ request }) => {
      const { display_name } = CategoryForm.parse(await request.json())
      const row = rows.find(({ id }) => id === idIn(request.url))
      if (!row) return refusal('not_found')
      if (isTaken(rows, display_name, row.id)) return taken()
      return HttpResponse.json(Object.assign(row, { display_name }))
    }),
    ...leaving(rows, 'Category'),
  ]
}

function tagHandlers(rows: AdminTag[]): HttpHandler[] {
  return [
    answer('listAdminTags', () => rows),
    http.post(addressOf('createTag'), async ({ request }) => {
      const form = TagForm.parse(await request.json())
      if (isTaken(rows, form.display_name)) return taken()
      const made = { id: makeId(290), ...form, stories: 0 }
      rows.push(made)
      return HttpResponse.json(made, { status: 201 })
    }),
    http.put(addressOf('changeTag'), async ({ request }) => {
      const form = TagForm.parse(await request.json())
      const row = rows.find(({ id }) => id === idIn(request.url))
      if (!row) return refusal('not_found')
      return isTaken(rows, form.display_name, row.id)
        ? taken()
        : HttpResponse.json(Object.assign(row, form))
    }),
    ...leaving(rows, 'Tag'),
  ]
}

export const adminTaxonomy = (): HttpHandler[] => [
  ...categoryHandlers(makeAdminCategories()),
  ...tagHandlers(makeAdminTags()),
]

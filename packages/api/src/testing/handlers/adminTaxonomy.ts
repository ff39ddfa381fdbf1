import { http, HttpResponse, type HttpHandler } from 'msw'

import type { AdminCategory, AdminTag } from '../../contract/adminTaxonomy.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { CategoryForm, CategoryOrder, MergeRequest, TagForm } from '../../contract/adminTaxonomy.ts'
import { API_BASE } from '../../contract/route.ts'
import { routes, type RouteName } from '../../contract/routes.ts'
import { makeAdminCategories, makeAdminTags } from '../fixtures/adminTaxonomy.ts'
import { makeError } from '../fixtures/errors.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from './answer.ts'

type Row = AdminCategory | AdminTag

const addressOf = (name: RouteName) => `*${API_BASE}${routes[name].path}`
const refusal = (code: ErrorCode, fields = {}) => {
  const { status, body } = makeError(code, fields)
  return HttpResponse.json(body, { status })
}
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

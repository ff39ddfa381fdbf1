import { isPagePath, PAGE_PATHS } from '@kathasagar/api/contract'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'

import { routes } from './router.tsx'
import { adminPages } from './features/admin/adminPages.ts'

const all = [...routes(), ...adminPages()]

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path === undefined || path === '*' ? [] : [path]),
  ...children.flatMap(pathsOf),
]

test('the table that the server answers by names exactly the pages that the router draws', () => {
  expect([...PAGE_PATHS].map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(
    all.flatMap(pathsOf).toSorted((a, b) => a.localeCompare(b)),
  )
})

/** Whether the router draws a page of its own there, and not the one for addresses that lead nowhere. */
const isDrawn = (path: string) => {
  const found = matchRoutes(all, path)?.at(-1)
  return found !== undefined && found.route.path !== '*'
}

test.each([
  '/',
  '/home',
  '/home/',
  '/HOME',
  '/game/6c1d6e06',
  '/game/6c1d6e06/',
  '/play/1',
  '/admin/stories/new',
  '/admin/stories/edit/1',
  '/admin/review/1',
  '/admin/nowhere',
  '/game',
  '/game/',
  '/game/1/2',
  '/homely',
  '/no/such/page',
  '/edit-story',
])('the table and the router agree about %s', (path) => {
  expect(isPagePath(path)).toBe(isDrawn(path))
})

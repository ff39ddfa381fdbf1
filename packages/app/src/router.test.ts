import { isPagePath, PAGE_PATHS } from '@kathasagar/api/contract'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'

import { findRoutes, routes } from './router.tsx'
import { adminPages } from './features/admin/adminPages.ts'
import { furtherPages } from './furtherPages.ts'

const all = [...routes(), ...furtherPages(), ...adminPages()]

const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path === undefined || path === '*' ? [] : [path]),
  ...children.flatMap(pathsOf),
]

test('lists exactly the pages of the router in the server’s table', () => {
  expect([...PAGE_PATHS].map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(
    all.flatMap(pathsOf).toSorted((a, b) => a.localeCompare(b)),
  )
})

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
])('matches the table and the router about %s', (path) => {
  expect(isPagePath(path)).toBe(isDrawn(path))
})

async function heardOfAt(path: string): Promise<string[]> {
  const heard: RouteObject[] = []
  const patch = (_parent: string | null, found: RouteObject[]) => void heard.push(...found)
  const { signal } = new AbortController()
  await findRoutes({ path, patch, matches: [], fetcherKey: undefined, signal })
  return heard.flatMap(pathsOf)
}

const fill = (path: string) => path.replaceAll(/:\w+/g, '1')

test.each([...furtherPages(), ...adminPages()].flatMap(pathsOf))(
  'loads the routes of %s on request, with or without a trailing slash',
  async (path) => {
    expect(await heardOfAt(fill(path))).toContain(path)
    expect(await heardOfAt(`${fill(path)}/`)).toContain(path)
  },
)

test.each(routes().flatMap(pathsOf))('needs no further routes for %s', async (path) => {
  expect(await heardOfAt(fill(path))).toEqual([])
})

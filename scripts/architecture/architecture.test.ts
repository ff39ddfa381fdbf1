import { describe, expect, test } from 'vitest'

import { type Import, importsOf, sourceFiles } from './imports.ts'
import { faultOf, folderRingsOf } from './judge.ts'

const planted = (from: string, to: string, given: Partial<Import> = {}): Import => ({
  from,
  to,
  isPackage: false,
  isTypeOnly: false,
  ...given,
})

const imports = sourceFiles().flatMap(importsOf)

test('every import follows the directions of the house', () => {
  const faults = imports.map(faultOf).filter((fault) => fault !== null)

  expect(faults).toEqual([])
})

test('no folders need each other in a ring', () => {
  expect(folderRingsOf(imports)).toEqual([])
})

test('the walk sees the whole house', () => {
  const packages = new Set(imports.map(({ from }) => from.split('/')[1]))

  expect(packages).toEqual(
    new Set(['api', 'app', 'engine', 'interchange', 'painter', 'server', 'stories', 'story', 'ui']),
  )
})

test('a planted ring of folders is found, and a door is none', () => {
  const ring = [
    planted('x/src/a/one.ts', 'x/src/b/two.ts'),
    planted('x/src/b/two.ts', 'x/src/c/three.ts'),
    planted('x/src/c/four.ts', 'x/src/a/five.ts'),
  ]
  const door = planted('x/src/b/index.ts', 'x/src/a/one.ts')

  expect(folderRingsOf(ring)).toEqual([['x/src/a', 'x/src/b', 'x/src/c']])
  expect(folderRingsOf([...ring.slice(0, 1), door])).toEqual([])
})

describe('a planted import is found', () => {
  test.each([
    planted('packages/ui/src/components/StoryCard/StoryCard.tsx', 'react-router-dom', {
      isPackage: true,
    }),
    planted(
      'packages/ui/src/components/StoryCard/StoryCard.tsx',
      'packages/api/src/contract/auth.ts',
    ),
    planted('packages/api/src/endpoints/auth.ts', 'packages/ui/src/index.ts'),
    planted('packages/stories/src/readStories.ts', 'packages/api/src/contract/stories.ts'),
    planted('packages/app/src/store.ts', 'packages/ui/src/theme/theme.ts'),
    planted('packages/app/src/store.ts', 'packages/server/src/app.ts'),
    planted('packages/story/src/review/review.ts', 'zod', { isPackage: true }),
    planted('packages/story/src/review/review.ts', 'packages/api/src/contract/stories.ts'),
    planted('packages/story/src/review/review.ts', 'packages/api/src/runtime/withDeadline.ts'),
    planted(
      'packages/story/src/boundedCache.ts',
      'packages/api/src/contract/vocabulary/vocabulary.ts',
    ),
    planted('packages/engine/src/turn/interpret.ts', 'packages/api/src/runtime/withDeadline.ts'),
    planted('packages/engine/src/turn/interpret.ts', 'node:crypto', { isPackage: true }),
    planted('packages/api/src/contract/auth.ts', 'packages/interchange/src/index.ts'),
    planted('packages/painter/src/paint.ts', 'packages/engine/src/ruling/ruling.ts'),
    planted('packages/api/src/contract/auth.ts', 'packages/engine/src/ruling/ruling.ts'),
    planted('packages/engine/src/turn/interpret.ts', 'packages/server/src/domain/trending.ts'),
    planted(
      'packages/server/src/services/sessions/takeAction.ts',
      'packages/server/src/db/client.ts',
    ),
    planted('packages/server/src/http/routes/auth.ts', 'packages/server/src/db/client.ts'),
    planted('packages/server/src/db/client.ts', 'packages/server/src/http/bind.ts'),
  ])('$from may not reach $to', (found) => {
    expect(faultOf(found)).not.toBeNull()
  })

  test('ui may know values of the vocabulary, and of the rest of the contract types', () => {
    const from = 'packages/ui/src/components/StoryCard/StoryCard.tsx'
    const to = 'packages/api/src/contract/index.ts'

    expect(faultOf(planted(from, to, { isTypeOnly: true }))).toBeNull()
    expect(faultOf(planted(from, to))).not.toBeNull()
    expect(faultOf(planted(from, 'packages/api/src/contract/vocabulary/vocabulary.ts'))).toBeNull()
    expect(faultOf(planted(from, 'packages/story/src/pricing/pricing.ts'))).not.toBeNull()
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { entryPoints } from '../../packages/ui/build/entryPoints.ts'
import { root } from '../architecture/imports.ts'
import { waysToPeers } from './optionalPeers.ts'
import type { Manifest } from './tarballFaults.ts'

const read = (file: string) => readFileSync(join(root, 'packages/ui', file), 'utf8')
const { peerDependenciesMeta = {} } = JSON.parse(read('package.json')) as Manifest
const optional = Object.keys(peerDependenciesMeta)

const reached = (name: string) =>
  waysToPeers(`packages/ui/${entryPoints[name as keyof typeof entryPoints]}`, optional)

test.each(Object.keys(entryPoints).filter((name) => name !== 'authoring'))(
  'an app that imports %s builds without any optional peer',
  (name) => {
    expect(reached(name).map(({ peer, through }) => [peer, ...through])).toEqual([])
  },
)

test('the entry point for authoring comes to every optional peer, so the walk sees them', () => {
  expect(
    reached('authoring')
      .map(({ peer }) => peer)
      .toSorted(),
  ).toEqual(optional.toSorted())
})

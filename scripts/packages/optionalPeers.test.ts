import { expect, test } from 'vitest'

import { entryPoints } from '../../packages/ui/build/entryPoints.ts'
import { waysToPeers } from './optionalPeers.ts'
import type { Manifest } from './tarballFaults.ts'
import { textOf } from '../prepare.mjs'

const read = (file: string) => textOf(`packages/ui/${file}`)
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

import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'
import { textOf } from '../prepare.mjs'

const HOME = 'packages/api/src/endpoints/'

/** A noun has one file; helpers of a noun lie in a folder of its name. */
const NOUNS = [
  'account',
  'account/profile',
  'accountLinks',
  'admin/models',
  'admin/stories',
  'admin/taxonomy',
  'admin/users',
  'auth',
  'auth/guest',
  'authoring',
  'authoring/versions',
  'authors',
  'coauthors',
  'comments',
  'demo',
  'google',
  'models',
  'muted',
  'notices',
  'offlinePlay',
  'openSessions',
  'plays',
  'previewLinks',
  'progress',
  'secondFactor',
  'series',
  'sessions',
  'sessions/keepsakes',
  'sessions/memory',
  'sessions/speech',
  'sharedPlays',
  'site',
  'stories',
  'taxonomy',
  'uploads',
  'wallet',
]

interface SourceFile {
  /** Path from the root of the repository. */
  file: string
  text: string
}

const nounOf = (file: string) => file.slice(HOME.length, -'.ts'.length)

/** Files that inject endpoints without being a noun, and helpers that lie among the nouns. */
const misplaced = (files: readonly SourceFile[]) =>
  files
    .filter(({ file, text }) => {
      const isNoun = NOUNS.includes(nounOf(file))
      return text.includes('.injectEndpoints(') !== isNoun
    })
    .map(({ file }) => file)

const endpointFiles = () =>
  sourceFiles()
    .filter((file) => file.startsWith(HOME))
    .map((file) => ({ file, text: textOf(file) }))

test('each noun of the API has one file of endpoints, and nothing else lies among them', () => {
  const files = endpointFiles()
  const folders = new Set(NOUNS.map((noun) => noun.split('/')[0]))

  expect(misplaced(files)).toEqual([])
  expect(files.map(({ file }) => nounOf(file))).toEqual(expect.arrayContaining(NOUNS))
  expect(
    files.filter(({ file }) => !folders.has(nounOf(file).split('/')[0] ?? '')).map((it) => it.file),
  ).toEqual([])
})

test.each([
  ['a second file of a noun', `${HOME}ratings.ts`, 'api.injectEndpoints({})'],
  ['endpoints among the helpers', `${HOME}stories/ratings.ts`, 'api.injectEndpoints({})'],
  ['a noun without endpoints', `${HOME}wallet.ts`, 'export const none = 1'],
])('%s would be found', (_what, file, text) => {
  expect(misplaced([{ file, text }])).toEqual([file])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { cutsOf, keptSubset } from '../packages/app/build/fontSubset.ts'

const FACES = fileURLToPath(new URL('../node_modules/@fontsource', import.meta.url))

const faces = ['hind', 'rozha-one', 'tiro-devanagari-hindi'].flatMap((family) =>
  readdirSync(join(FACES, family, 'files'))
    .map((file) => ({ path: join(FACES, family, 'files', file), name: file.replace('.', '-x.') }))
    .flatMap(({ path, name }) => cutsOf(name).map(({ spans }) => ({ path, spans }))),
)

test('exactly the font subsets of the build are kept', () => {
  const kept = faces.map(({ path, spans }) => keptSubset(readFileSync(path), spans))

  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter((file) => !existsSync(file))).toEqual([])
  expect(
    readdirSync(join(import.meta.dirname, '../packages/app/build/subsets')).toSorted(),
  ).toEqual(kept.map((file) => basename(file)).toSorted())
})

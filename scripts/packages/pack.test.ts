import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../prepare.mjs'
import { TOGETHER } from './pack.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const packed = TOGETHER.map((name) => `@kathasagar/${name}`)
const manifestOf = (name: string) =>
  JSON.parse(read(`${name.replace('@kathasagar/', 'packages/')}/package.json`))

test('npm run pack installs its build tools and omits no file that is imported', () => {
  const asked = packed.flatMap((name) => Object.keys(manifestOf(name).dependencies ?? {}))

  expect(JSON.parse(read('package.json')).scripts.pack).toContain(
    'node scripts/installTools.mjs &&',
  )
  expect(packed).toEqual(expect.arrayContaining(['@kathasagar/api', '@kathasagar/ui']))
  expect(packed).toEqual(
    expect.arrayContaining(asked.filter((name) => name.startsWith('@kathasagar/'))),
  )
})

test('installation pages name each packed file', () => {
  const install = read('packages/ui/src/docs/Install.mdx')

  for (const name of packed) {
    const file = new RegExp(String.raw`\./${name.replace('@', '').replace('/', '-')}-[\d.]+\.tgz`)
    const page = read(`${name.replace('@kathasagar/', 'packages/')}/README.md`)
    expect(install).toMatch(file)
    expect(page).toMatch(file)
    expect(page).toContain('npm run pack')
  }
})

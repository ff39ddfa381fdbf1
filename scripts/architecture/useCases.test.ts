import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { NOUNS } from '../../packages/api/src/contract/nouns.ts'
import { expect, test } from 'vitest'

import { textOf } from '../prepare.mjs'
import { root } from './sources.ts'

const MODULES = 'packages/server/src/modules'
const CONTRACT = 'packages/api/src/contract'
const ENDPOINTS = 'packages/api/src/endpoints'

const namesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
const callsOf = (file: string) =>
  [...textOf(`${CONTRACT}/${file}.ts`).matchAll(/^ {2}(\w+): \w+Route\(/gmu)].map(
    ([, name = '']) => name,
  )

const withCalls = namesIn(CONTRACT).filter((file) => callsOf(file).length > 0)
const files: string[] = Object.values(NOUNS).flat()

test('every file of calls and of endpoints belongs to a noun', () => {
  const known = [...withCalls, ...namesIn(ENDPOINTS)]
  expect(known.filter((name) => !files.includes(name))).toEqual([])
  expect(files.filter((name) => !known.includes(name))).toEqual([])
})

test('every noun is a module of the server, and no other module has calls', () => {
  const modules = readdirSync(join(root, MODULES))
  expect(modules.filter((name) => existsSync(join(root, MODULES, name, 'calls.ts')))).toEqual(
    Object.keys(NOUNS).toSorted(),
  )
})

test.each(Object.entries(NOUNS))(
  'the module %s has a file for each of its calls',
  (noun, parts) => {
    const calls = parts.filter((file) => withCalls.includes(file)).flatMap(callsOf)
    const exported = textOf(`${MODULES}/${noun}/calls.ts`).trim().split('\n')
    expect(exported.toSorted()).toEqual(
      calls.map((name) => `export { ${name} } from './${name}.ts'`).toSorted(),
    )
  },
)

import { expect, test } from 'vitest'

import { isRole, isStatus } from '../../packages/ui/src/storybook/lifeCycle.ts'
import { textOf } from '../prepare.mjs'
import { readIndex } from './storyIndex.ts'

const UI = 'packages/ui/src'
const stories = (await readIndex()).filter(({ type }) => type === 'story')
const { exports } = JSON.parse(textOf('packages/ui/package.json')) as {
  exports: Record<string, { types?: string }>
}

/** Returns the names that an entry point exports, without or with types. */
function namesOf(file: string, hasTypes = false) {
  const lists = [...textOf(`${UI}/${file}`).matchAll(/^export (type )?\{([^}]*)\} from/gm)]
  const names = lists.flatMap(([, type = '', list = '']) =>
    list.split(',').flatMap((name) => (name.trim() === '' ? [] : [`${type}${name.trim()}`])),
  )
  return names.filter((name) => hasTypes || !name.startsWith('type '))
}

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name)
const listed = (part: string, status: string) =>
  stories.filter(({ title, tags }) => title.startsWith(part) && tags.includes(status))
/** Returns the names of components by group, such as `primitives`. */
const components = Map.groupBy(
  new Set(listed('Components/', 'stable').map(({ title }) => title)),
  (title) => title.split('/')[1]?.toLowerCase() ?? '',
)
const nameIn = (title: string) => title.split('/').at(-1) ?? ''
const stable = [...components.values()].flat().map(nameIn)

test('every story has the status of its part of the sidebar, and at least one role', () => {
  const parts = { Components: 'stable', Screens: 'beta', Internal: 'internal' }
  const faulty = stories.filter(({ title, tags }) => {
    const status = Object.entries(parts).find(([part]) => title.startsWith(`${part}/`))?.[1]
    if (status === undefined) return !title.startsWith('Foundations/')
    return tags.filter(isStatus).join() !== status || !tags.some(isRole)
  })

  expect(stories.length).toBeGreaterThan(600)
  expect(faulty.map(({ title, name, tags }) => `${title}: ${name} has ${tags.join()}`)).toEqual([])
})

test('at most 60 components are stable, and the package exports all of them', () => {
  const root = namesOf('index.ts', true)

  expect(stable.length).toBeLessThanOrEqual(60)
  expect(root.length).toBeLessThanOrEqual(80)
  expect(root.filter((name) => isComponent(name) && name !== 'UiProvider').sort()).toEqual(
    stable.toSorted(),
  )
})

test.each([...components])('the entry point /%s exports its group', (group, titles) => {
  expect(namesOf(`exports/${group}.ts`).filter(isComponent).sort()).toEqual(
    titles.map(nameIn).sort(),
  )
  expect(exports[`./${group}`]?.types).toBe(`./dist/${group}.d.ts`)
})

test('the entry point /screens exports the screens', () => {
  const screens = new Set(listed('Screens/', 'beta').map(({ title }) => title.split('/')[1]))

  expect(new Set(namesOf('exports/screens.ts'))).toEqual(screens)
})

test('only groups, screens, themes and messages are public', () => {
  const published = Object.entries(exports).flatMap(([entry, { types }]) => (types ? [entry] : []))
  const groups = [...components.keys(), 'screens', 'fixtures', 'theme', 'tokens', 'messages']

  expect(published.sort()).toEqual(['.', ...groups.map((group) => `./${group}`)].sort())
})

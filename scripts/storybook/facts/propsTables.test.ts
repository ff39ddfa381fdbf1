import { dirname, join } from 'node:path'

import { withCustomConfig, type PropItemType } from 'react-docgen-typescript'
import { expect, test } from 'vitest'

import { defaultOf, fittingArgTypes, shownType } from '../../../.storybook/argTypes.ts'
import { says } from '../../../.storybook/localized/says.ts'
import { root } from '../../architecture/imports.ts'
import { readIndex } from '../storyIndex.ts'
import { docgenOptions, docgenProject, infoOf } from './docgen.ts'
import { importsOf, readPieces, readSources } from './pieces.ts'
import { allPropDefaults } from './propDefaults.ts'
import { propTypesIn } from './propTypes.ts'
import { textOf } from '../../prepare.mjs'

type Enhancer = ReturnType<typeof fittingArgTypes>

/** What the stories of a file draw, by the import that brings it. */
const drawnBy = (story: string) => {
  const code = textOf(story)
  const name = /^  component: (\w+)/m.exec(code)?.[1]
  const from = importsOf(code).find(({ names }) => name && names.includes(name))?.from
  return from ? [join(root, dirname(story), from)] : []
}
const stories = new Set((await readIndex()).map(({ importPath }) => importPath))
const files = [...new Set([...stories].filter((file) => file.endsWith('.tsx')).flatMap(drawnBy))]
const pieces = withCustomConfig(join(root, docgenProject), docgenOptions).parse(files)
const written = propTypesIn(readSources('packages/ui/src').map(({ text }) => text))
/** What Storybook reads of a type; of a list of names, all of them. */
const resolvedOf = ({ name, value }: PropItemType) =>
  Array.isArray(value) ? value.map((it: { value: string }) => it.value).join(' | ') : name

const rows = pieces.flatMap(({ displayName, props }) =>
  Object.values(props).map(({ name, type, description }) => ({
    prop: `${displayName}.${name}`,
    type: type.name,
    description,
    shown: shownType(resolvedOf(type), written[displayName]?.[name]),
  })),
)

const NO_TYPE = new Set(['', 'any', 'unknown', 'never', 'union'])

test('every row of every props table has a type and says what it means', () => {
  const blank = rows.filter(({ type, description }) => NO_TYPE.has(type) || description === '')

  expect(files.length).toBeGreaterThan(230)
  expect(rows.length).toBeGreaterThan(1200)
  expect(blank).toEqual([])
})

test('what the book ships of a piece says nothing of where it is declared', () => {
  const info = JSON.stringify(pieces.map(infoOf))

  expect(info).toContain('"name":"tone"')
  expect(info).not.toMatch(/fileName|filePath|\.tsx/)
})

test('a row tells what is taken where nothing is given, by its docgen or by its source', () => {
  const text = { name: 'string', required: true } as const

  expect(allPropDefaults(readPieces())['Button']).toMatchObject({
    variant: "'secondary'",
    size: "'medium'",
  })
  expect(defaultOf({ name: 'size' }, "'medium'")).toBe("'medium'")
  expect(defaultOf({ name: 'size' }, undefined)).toBe('none')
  expect(defaultOf({ name: 'onClose' }, undefined)).toBe('not called')
  expect(defaultOf({ name: 'size', type: text }, undefined)).toBe('required')
  expect(defaultOf({ name: 'isBusy', type: { name: 'boolean' } }, undefined)).toBe('false')
})

/** Letters of a type that a row can hold in two lines. */
const MOST = 90

test('no row of a props table shows a type of more than two lines', () => {
  const long = rows.filter(({ shown }) => shown.length > MOST)

  expect(long.map(({ prop, shown }) => `${prop}: ${shown}`)).toEqual([])
})

const typed = (summary: string, name: string) => ({ table: { type: { summary } }, type: { name } })

test.each([
  ['href', typed('string', 'string'), '#story', { type: 'text' }],
  ['label', typed('string', 'string'), says(({ story }) => story.play), { type: 'text' }],
  ['badge', typed('ReactNode', 'other'), { $$typeof: 'an element' }, false],
  ['lang', typed('string', 'string'), 'en', { type: 'select' }],
  ['items', typed('readonly Item[]', 'array'), [{ id: 'first' }], { type: 'object' }],
  ['items', typed('readonly Item[]', 'array'), [{ icon: { $$typeof: 'an element' } }], false],
  ['onPlay', typed('() => void', 'function'), () => {}, false],
])('%s has a control that Storybook draws, or none', (name, row, value, control) => {
  const context = { argTypes: { [name]: row }, initialArgs: { [name]: value } }
  const fitting = fittingArgTypes(
    () => ({}),
    () => ({}),
  )(context as Parameters<Enhancer>[0])

  expect(fitting[name]?.control).toEqual(control)
})

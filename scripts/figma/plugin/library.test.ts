import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { figmaPayload } from '../../../packages/ui/src/theme/figmaTokens.ts'
import { pluginCode } from '../bundle.mjs'
import type { Box, Piece, Words } from '../drawing.ts'
import { markerOf } from '../markers.ts'
import { openFile } from './figmaFile.ts'
import { makeLibrary } from './library.ts'

const payload = figmaPayload()
const place = { x: 0, y: 0, width: 80, height: 44 }

const label = (text: string): Words => ({
  kind: 'words',
  ...place,
  text,
  family: 'Hind',
  cut: 'SemiBold',
  size: 16,
  leading: 18,
  tracking: 0,
  align: 'CENTER',
  fill: 'color/onAction',
  lines: 1,
})

const slab = (text: string, fill = 'color/action'): Box => ({
  kind: 'box',
  name: 'button',
  ...place,
  fill,
  radius: [8, 8, 8, 8],
  flow: {
    direction: 'HORIZONTAL',
    gap: 8,
    padding: [12, 20, 12, 20],
    isHugging: true,
    main: 'CENTER',
    cross: 'CENTER',
  },
  shapes: [
    label(text),
    { kind: 'vector', ...place, svg: `<svg><path fill="${markerOf(0)}"/></svg>` },
    { kind: 'box', name: 'after', ...place, isAbsolute: true, shapes: [] },
  ],
})

const button: Piece = {
  name: 'Button',
  group: 'Primitives',
  description: 'A slab to press.',
  id: 'primitives-button--docs',
  entry: '@kathasagar/ui/primitives',
  texts: { children: 'PLAY', reason: 'Nowhere to be seen' },
  axes: { variant: ['primary', 'danger'], State: ['Default', 'Busy'] },
  variants: [
    { values: { variant: 'primary', State: 'Default' }, drawing: slab('PLAY') },
    { values: { variant: 'danger', State: 'Default' }, drawing: slab('PLAY', 'color/danger@0.5') },
    { values: { variant: 'primary', State: 'Busy' }, drawing: slab('LOADING') },
  ],
}

const named = (file: ReturnType<typeof openFile>, name: string) =>
  file.variables.variables.find((variable) => variable.name === name)
const make = async (file: ReturnType<typeof openFile>, pieces = [button]) => {
  const made = await makeLibrary(file.figma, { payload, pieces })
  const [set] = file.root.findAllWithCriteria({ types: ['COMPONENT_SET'] })
  return { made, set: set! }
}

test('a piece becomes a component set whose properties are its props', async () => {
  const { set, made } = await make(openFile())

  expect(set.name).toBe('Button')
  expect(set.parent?.name).toBe('Primitives')
  expect(set.children.map(({ name }) => name)).toEqual([
    'variant=primary, State=Default',
    'variant=danger, State=Default',
    'variant=primary, State=Busy',
  ])
  expect(made).toEqual({
    file: 'https://www.figma.com/design/KEY',
    nodes: { Button: set.id },
    notes: [],
  })
})

test('colours and lengths are the variables of the theme, in icons as well', async () => {
  const file = openFile()
  const { set } = await make(file)
  const [primary, danger] = set.children
  const idOf = (name: string) => named(file, name)?.id

  const aliasOf = (name: string) => ({ color: { type: 'VARIABLE_ALIAS', id: idOf(name) } })
  expect(primary?.fills[0]?.boundVariables).toEqual(aliasOf('color/action'))
  expect(danger?.fills[0]).toMatchObject({ opacity: 0.5, boundVariables: aliasOf('color/danger') })
  expect(primary?.bound).toMatchObject({
    itemSpacing: idOf('space/s'),
    paddingTop: idOf('space/m'),
    topLeftRadius: idOf('radius/m'),
  })
  const [vector] = primary?.findAllWithCriteria({ types: ['VECTOR'] }) ?? []
  expect(vector?.fills[0]?.boundVariables).toEqual(aliasOf(payload.variables[0]?.name ?? ''))
})

test('words of a prop are a property of text, those of a state stand by themselves', async () => {
  const { set } = await make(openFile())

  const properties = Object.entries(set.componentPropertyDefinitions)
  expect(properties).toEqual([
    [expect.stringMatching(/^children#/), { type: 'TEXT', defaultValue: 'PLAY' }],
  ])
  const [key] = properties[0] ?? []
  const texts = set.findAllWithCriteria({ types: ['TEXT'] })
  expect(texts.map((text) => [text.characters, text.componentPropertyReferences])).toEqual([
    ['PLAY', { characters: key }],
    ['PLAY', { characters: key }],
    ['LOADING', {}],
  ])
})

test('a second run draws anew in the same components, so that instances follow', async () => {
  const file = openFile()
  const { set: before } = await make(file)
  const ids = before.children.map(({ id }) => id)
  const count = file.variables.variables.length
  const modes = file.variables.collections.map((one) => [...(one['modes'] as object[])])
  const more: Piece = {
    ...button,
    variants: [
      ...button.variants,
      { values: { variant: 'danger', State: 'Busy' }, drawing: slab('LOADING') },
    ],
  }

  const { set } = await make(file, [more])

  expect(set.id).toBe(before.id)
  expect(set.children.map(({ id }) => id).slice(0, 3)).toEqual(ids)
  expect(set.children).toHaveLength(4)
  expect(Object.keys(set.componentPropertyDefinitions)).toHaveLength(1)
  expect(set.children[0]?.children).toHaveLength(3)
  expect(file.variables.variables).toHaveLength(count)
  expect(file.variables.collections.map((one) => one['modes'])).toEqual(modes)
})

test('a plan of one mode and one page, without our faces, gets the rest and is told', async () => {
  const file = openFile({ modes: 1, pages: 1, fonts: ['Inter'] })

  const { made, set } = await make(file)

  expect(set.children).toHaveLength(3)
  expect(made.notes).toEqual([
    'The plan of this file has no room for the mode light.',
    'The plan of this file has no room for the mode contrast.',
    'The face Hind is not there: Inter stands in.',
  ])
})

test('the plugin that is written runs by itself, and ends with the places of what it has made', async () => {
  const file = openFile()
  const code = await pluginCode({ payload, pieces: [button] })

  const shown = await new Promise<string>((resolve) => {
    const figma = Object.assign(file.figma, { showUI: resolve, closePlugin: resolve })
    runInNewContext(code, { figma })
  })

  const [set] = file.root.findAllWithCriteria({ types: ['COMPONENT_SET'] })
  expect(shown).toContain(`"Button": "${set?.id}"`)
})

import { expect, test } from 'vitest'

import { figmaPayload, figmaTokenFiles } from './figmaTokens.ts'
import { palettes } from './tokens.ts'

type Tree = Record<string, Record<string, { $type: string; $value: unknown }>>
interface Studio extends Record<string, unknown> {
  $themes: { name: string; group: string; selectedTokenSets: Record<string, string> }[]
  $metadata: { tokenSetOrder: string[] }
}

const read = <Content>(file: string) => JSON.parse(figmaTokenFiles()[file] ?? '') as Content
const themes = Object.keys(palettes)
const hexOf = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')

test('the payload gives every variable a value of its type in each mode of its collection', () => {
  const { variableCollections, variableModes, variables, variableModeValues } = figmaPayload()
  const given = new Map(variableModeValues.map((one) => [`${one.variableId} ${one.modeId}`, one]))

  const wanted = variables.flatMap(({ id, variableCollectionId, resolvedType }) =>
    variableModes
      .filter((mode) => mode.variableCollectionId === variableCollectionId)
      .map((mode) => ({ key: `${id} ${mode.id}`, resolvedType })),
  )

  const kinds = { COLOR: 'object', FLOAT: 'number', STRING: 'string' }
  expect(wanted.map(({ key }) => key).toSorted()).toEqual([...given.keys()].toSorted())
  expect(
    wanted.filter(({ key, resolvedType }) => typeof given.get(key)?.value !== kinds[resolvedType]),
  ).toEqual([])
  expect(variableCollections.map(({ initialModeId }) => initialModeId)).toEqual(['dark', 'base'])
  expect(variableModes.map(({ name }) => name)).toEqual([...themes, 'base'])
})

test('names are those that Figma takes, each once', () => {
  const names = figmaPayload().variables.map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
  // Figma makes folders of slashes, and refuses dots and braces.
  expect(names.filter((name) => !/^[^./{}]+\/[^./{}]+$/.test(name))).toEqual([])
})

test('each colour of each theme is the same in all three files', () => {
  const studio = read<Record<string, Tree>>('tokens-studio.json')
  const values = figmaPayload().variableModeValues

  for (const [theme, palette] of Object.entries(palettes)) {
    const mode = read<Tree>(`${theme}.tokens.json`)
    for (const [name, css] of Object.entries(palette).filter(([, value]) =>
      value.startsWith('#'),
    )) {
      const hex = css.toLowerCase()
      const sent = values.find((one) => one.variableId === `color/${name}` && one.modeId === theme)
      const channels = Object.values(sent?.value ?? {}).slice(0, 3)
      expect(`#${channels.map(hexOf).join('')}`).toBe(hex)
      expect(mode['color']?.[name]).toMatchObject({ $type: 'color', $value: { hex, alpha: 1 } })
      expect(studio[theme]?.['color']?.[name]).toEqual({ $type: 'color', $value: hex })
    }
  }
})

test('lengths are pixels: what is said in rem is reckoned, what is said in neither is left out', () => {
  const base = read<Tree>('base.tokens.json')
  const studio = read<Record<string, Tree>>('tokens-studio.json')

  expect(base['size']?.['body']).toEqual({ $type: 'number', $value: 16 })
  expect(studio['base']?.['size']?.['body']).toEqual({ $type: 'dimension', $value: '16px' })
  expect(base['size']).not.toHaveProperty('fluidCall')
  expect(base['font']?.['display']?.$value).toBe('Rozha One')
})

test('a theme of Tokens Studio is one mode: its own set is on, and no other theme’s', () => {
  const studio = read<Studio>('tokens-studio.json')
  const { tokenSetOrder } = studio.$metadata

  expect(tokenSetOrder.filter((set) => !(set in studio))).toEqual([])
  expect(studio.$themes.map(({ group, name }) => `${group} ${name}`)).toEqual([
    'Base base',
    ...themes.map((name) => `Theme ${name}`),
  ])
  for (const { name, selectedTokenSets } of studio.$themes) {
    const isOn = ([, status]: [string, string]) => status === 'enabled'
    expect(Object.entries(selectedTokenSets).filter(isOn)).toEqual([[name, 'enabled']])
  }
})

import { expect, test } from 'vitest'

import { steadyTokens, themedTokens } from '../../packages/ui/src/theme/tokenTree.ts'
import { colorVariable, steadyVariable } from '../../packages/ui/src/theme/variables.ts'
import { readIndex } from './storyIndex.ts'
import { textOf } from '../prepare.mjs'

const TITLE = 'Foundations/Token names'
const page = textOf('packages/ui/src/docs/TokenNames.mdx')

/** Families of the page: variables in the heading, and what is listed below it. */
const families = [...page.matchAll(/^### (.*)\n\n<TokenNames ?(.*) \/>$/gm)].map(
  ([, heading = '', listed = '']) => ({ variables: heading.split(' '), listed }),
)

/** Variables of what is listed: a group is listed whole. */
function listedIn(listed: string): string[] {
  const [, group] = /^group="(\w+)"$/.exec(listed) ?? []
  const tokens = Object.entries(steadyTokens).find(([name]) => name === group)?.[1]
  if (group && tokens) return Object.keys(tokens).map((name) => steadyVariable(group, name))
  const colors = [...listed.matchAll(/'(\w+)'/g)].map(([, name = '']) => colorVariable(name))
  return colors.length > 0 ? colors : ['--ui-shadow']
}

const anchors = (await readIndex()).find(({ title }) => title === TITLE)?.anchors ?? []

const everyVariable = [
  ...Object.keys(themedTokens.dark).map(colorVariable),
  '--ui-shadow',
  ...Object.entries(steadyTokens).flatMap(([group, tokens]) =>
    Object.keys(tokens).map((name) => steadyVariable(group, name)),
  ),
]

test('the sidebar finds every token by the name of its variable', () => {
  const inHeadings = anchors.flatMap(({ title }) => title.split(' '))
  expect(everyVariable.filter((variable) => !inHeadings.includes(variable))).toEqual([])
  expect(everyVariable.length).toBeGreaterThan(200)
})

test('no token of another name stands among them', () => {
  const named = families.flatMap(({ variables }) => variables)

  expect(named.toSorted()).toEqual(everyVariable.toSorted())
})

test('below a heading stand the tokens that it names', () => {
  expect(families.map(({ listed }) => listedIn(listed))).toEqual(
    families.map(({ variables }) => variables),
  )
})

import { expect, test } from 'vitest'

import { essentialColours, essentialOf, essentialPagesOf } from './someStories.mjs'

const storyOf = (file: string, name: string, tags: readonly string[] = ['test']) => ({
  id: `${file}--${name.toLowerCase()}`,
  type: 'story',
  importPath: `./${file}.stories.tsx`,
  name,
  tags,
})
const playground = storyOf('badge', 'Playground', [])
const busy = storyOf('badge', 'Busy')
const pressed = storyOf('badge', 'Pressed', ['test', 'play-fn'])
const states = storyOf('badge', 'States', ['visual'])
const login = storyOf('login', 'Login')
const wrong = storyOf('login', 'Wrong Password')
const phone = storyOf('login', 'Phone')
const frames = storyOf('login', 'States', [])
const stories = [playground, busy, pressed, states, login, wrong, phone, frames]

test('what other stories and the modes show again is left out', () => {
  expect(essentialOf(stories)).toEqual([pressed, states, login, wrong])
})

test('colours are looked at on the sheet of a file, by day as well, and where it has none on each story', () => {
  const looked = essentialColours(stories)

  expect(stories.filter((story) => looked(story).own)).toEqual([
    states,
    login,
    wrong,
    phone,
    frames,
  ])
  expect(stories.filter((story) => looked(story).others.length > 0)).toEqual([states])
})

test('of pages, those that were written are opened, and one of those that are made', () => {
  const pageOf = (id: string, importPath: string) => ({ id, importPath, type: 'docs' })
  const written = pageOf('motion--docs', './packages/ui/src/Motion.mdx')
  const button = pageOf('primitives-button--docs', './Button.stories.tsx')
  const badge = pageOf('primitives-badge--docs', './Badge.stories.tsx')

  expect(essentialPagesOf([written, button, badge])).toEqual([written, button])
})

import { expect, test } from 'vitest'

import { OFFERED, pickedFrom, sourcesOf } from './pickedFiles.ts'

test('the pictures of a story can be chosen with it, and all that can be chosen is read', async () => {
  const files = OFFERED.map((ending) => new File(['words'], `a${ending}`))

  const sources = await sourcesOf(pickedFrom(files))

  expect(OFFERED).toContain('.png')
  expect(sources.map(({ bytes }) => bytes.length)).toEqual(OFFERED.map(() => 5))
})

test('scripts are read, of sounds only the name is', async () => {
  const files = ['a.twee', 'a.js', 'a.mp3'].map((name) => new File(['words'], name))

  const sources = await sourcesOf(pickedFrom(files))

  expect(sources.map(({ bytes }) => bytes.length)).toEqual([5, 5, 0])
})

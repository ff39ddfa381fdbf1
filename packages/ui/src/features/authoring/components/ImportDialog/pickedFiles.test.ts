import { expect, test } from 'vitest'

import { ACCEPTED_FILES, pickedFrom, sourcesOf } from './pickedFiles.ts'

test('accepts the images of a story, and reads files of all accepted types', async () => {
  const files = ACCEPTED_FILES.map((ending) => new File(['words'], `a${ending}`))

  const sources = await sourcesOf(pickedFrom(files))

  expect(ACCEPTED_FILES).toContain('.png')
  expect(sources.map(({ bytes }) => bytes.length)).toEqual(ACCEPTED_FILES.map(() => 5))
})

test('reads scripts, but only the names of sound files', async () => {
  const files = ['a.twee', 'a.js', 'a.mp3'].map((name) => new File(['words'], name))

  const sources = await sourcesOf(pickedFrom(files))

  expect(sources.map(({ bytes }) => bytes.length)).toEqual([5, 5, 0])
})

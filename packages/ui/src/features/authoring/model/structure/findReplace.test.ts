import { DraftStructure } from '@kathasagar/story/schema'
import { teaStall } from '@kathasagar/story/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findHits, replaceWords } from './findReplace.ts'

const story: DraftStructure = {
  start_node: 'boat',
  nodes: {
    boat: {
      title: 'A boat',
      text: 'The boat (a Boat!) waits.',
      choices: [{ text: 'Take the boat', target: 'boat', also: ['boat, please'] }],
    },
  },
}

test('finds text in all texts of a scene, but not in names', () => {
  const hits = findHits(story, { words: 'boat', isExact: false })

  expect(hits.map(({ path, match }) => [path.slice(2).join('/'), match])).toEqual([
    ['title', 'boat'],
    ['text', 'boat'],
    ['text', 'Boat'],
    ['choices/0/text', 'boat'],
    ['choices/0/also/0', 'boat'],
  ])
  expect(hits[2]).toMatchObject({ node: 'boat', before: 'The boat (a ', after: '!) waits.' })
})

test('replaces a literal text, with or without case sensitivity', () => {
  const replaced = replaceWords(story, { words: 'Boat', isExact: true }, '$& raft')

  expect(replaced.nodes['boat']).toEqual({
    ...story.nodes['boat'],
    text: 'The boat (a $& raft!) waits.',
  })
  expect(replaceWords(story, { words: '(', isExact: false }, '[').nodes['boat']?.text).toBe(
    'The boat [a Boat!) waits.',
  )
})

test('returns the same structure if there is no match or the replacement is the same text', () => {
  const stall = DraftStructure.parse(teaStall)
  fc.assert(
    fc.property(fc.string({ maxLength: 4 }), (words) => {
      const search = { words, isExact: true }
      const isFound = findHits(stall, search).length > 0

      expect(replaceWords(stall, search, words)).toBe(stall)
      expect(replaceWords(stall, search, `${words}\u0000`) === stall).toBe(!isFound)
    }),
  )
})

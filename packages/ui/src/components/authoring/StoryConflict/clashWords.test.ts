import { steepWall, teaStall } from '@kathasagar/story/testing'
import { expect, test } from 'vitest'

import { authoringMessages } from '../../../messages/authoringMessages.ts'
import { partMessages } from '../../../messages/partMessages.ts'
import { clashWords } from './clashWords.ts'

const { conflict: clash } = authoringMessages.authoring
const { replies } = partMessages

const names = { words: clash.words, kinds: replies.kinds, truths: clash.truths, chosen: {} }

const labelsIn = (words: string) =>
  [...words.matchAll(/^(?:• )?([^:\n]+):(?: |$)/gm)].map(([, label]) => label)

/** Variables and their values, as the author named them. */
const OWN = new Set(
  [teaStall, steepWall].flatMap(({ state = {}, things = {} }) => [
    ...Object.keys(things).map((thing) => `has_${thing}`),
    ...Object.entries(state).flatMap(([name, variable]) => [
      name,
      ...('one_of' in variable ? variable.one_of : []),
    ]),
  ]),
)

test('whatever stands in a part is called by words', () => {
  const called = new Set<string>([...Object.values(clash.words), ...Object.values(replies.kinds)])
  const parts = [teaStall, steepWall].flatMap(({ start_node: _start, ink: _ink, ...story }) =>
    Object.values(story).flatMap((part) => Object.values(part ?? {})),
  )

  const labels = parts.flatMap((part) => labelsIn(clashWords(part, {}, names) ?? ''))

  expect(labels.length).toBeGreaterThan(100)
  expect(labels.filter((label) => !called.has(label!) && !OWN.has(label!))).toEqual([])
})

test('names that the author gave, and what scenes say, stand as they are', () => {
  const mine = { text: 'true', choices: [{ text: 'Go', target: 'yard', sets: { text: true } }] }

  expect(clashWords(mine, {}, names)).toBe(
    'Text: true\nChoices:\n• Text: Go\nLeads to: yard\nEffect:\ntext: Yes',
  )
})

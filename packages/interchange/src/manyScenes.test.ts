import { expect, test } from 'vitest'

import { readStory } from './files/readStory.ts'
import { isRefusal } from './shared/importedStory.ts'
import { stillClock } from './testing/stillClock.ts'

stillClock()

/** Pages of so many links each that open in place, which is a scene each. */
const opening = (pages: number, links: number) =>
  Array.from({ length: pages }, (_, page) => {
    const inPlace = Array.from({ length: links }, (_, at) => `(link: "Look ${at}")[A lamp ${at}.]`)
    return `:: P${page}\nRoom ${page}.\n${inPlace.join('')}\n[[On->P${page + 1}]]`
  }).join('\n\n') + `\n\n:: P${pages}\nThe end.`

const harlowe = (passages: string) =>
  `:: StoryData\n{"format":"Harlowe","start":"P0"}\n\n${passages}`

test('a story of six thousand scenes comes with each of them as it is told', async () => {
  const read = await readStory('many.twee', harlowe(opening(1300, 4)))

  const nodes = isRefusal(read) ? [] : Object.values(read.structure.nodes)
  expect(nodes).toHaveLength(6501)
  expect(nodes.filter(({ text }) => text === '')).toEqual([])
  expect(nodes.filter(({ choices }) => choices.length === 0)).toHaveLength(1)
})

test('a story of more scenes than one may have is refused, and says of what', async () => {
  expect(await readStory('more.twee', harlowe(opening(1900, 6)))).toEqual({
    code: 'too_large',
    message:
      'The story comes to more than 10000 scenes, for what its pages tell hangs on what was done; part it in two.',
    line: null,
  })
})

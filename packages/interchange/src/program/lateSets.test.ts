import { expect, test } from 'vitest'

import { isRefusal } from '../shared/importedStory.ts'
import { importedPlay } from '../replay/importedPlay.ts'
import { readStory } from '../files/readStory.ts'
import { stillClock } from '../testing/stillClock.ts'
import { storyIn } from '../testing/readInto.ts'

stillClock()

const head = (format: string) =>
  `:: StoryData\n{"ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "format": "${format}", "start": "Start"}\n\n`

/** What is told after each choice of the first page. */
async function after(format: string, passages: string) {
  const read = storyIn(await readStory('a.twee', head(format) + passages))
  expect(read.notes).toEqual([])
  expect(read.replay).toMatchObject({ ways: 200, differences: 0 })
  const open = importedPlay(read.structure)
  const { choices } = open().now({ text: '', choices: [] }).seen
  return choices.map((_, at) => {
    const play = open()
    play.now({ text: '', choices: [] })
    play.choose(at)
    return play.now({ text: '', choices: [] }).seen.text.trim()
  })
}

test('a link takes along what its page sets below it', async () => {
  const told = await after(
    'SugarCube',
    `:: StoryInit\n<<set $x to 1>>\n\n:: Start\n[[One|On]]\n[[Two|On][$x to $x + 2]]\n<<set $x to 5>>\n[[Three|On]]\n\n:: On\n$x\n`,
  )

  expect(told).toEqual(['5', '7', '5'])
})

test('a footer sets for every link of a page', async () => {
  const told = await after(
    'Harlowe',
    `:: Setup [startup]\n(set: $turns to 0)\n\n:: Foot [footer]\n(set: $turns to it + 1)\n\n:: Start\nGo.\n[[On]]\n\n:: On\n$turns\n`,
  )

  expect(told).toEqual(['1'])
})

test('what is set below a link under a condition is set where that holds', async () => {
  const told = await after(
    'SugarCube',
    `:: StoryInit\n<<set $x to 1>><<set $key to false>>\n\n:: Start\n<<if not $key>>[[On]]<<set $x to 2>><<else>>[[Off]]<</if>><<if $x is 2>><<set $x to 3>><</if>>\n\n:: On\n$x\n[[Back|Start][$key to true]]\n\n:: Off\n$x, at last.\n`,
  )

  expect(told).toEqual(['3'])
})

test('a branch that sets below its link says so once', async () => {
  const read = await readStory(
    'a.twee',
    `${head('SugarCube')}:: StoryInit\n<<set $x to 1>><<set $key to false>>\n\n:: Start\n[[Take|Table][$key to true]]\n[[Leave|Table]]\n\n:: Table\n<<if $key>>[[In]]<<set $x to 2>><<else>>[[Out]]<<set $x to 3>><</if>>\n\n:: In\n$x\n\n:: Out\n$x\n`,
  )

  expect(isRefusal(read) ? read : read.structure.nodes['Table']?.choices).toEqual([
    { text: 'In', target: 'In', if: 'key', sets: { x: 2 } },
    { text: 'Out', target: 'Out', if: 'not key', sets: { x: 3 } },
  ])
})

import { expect, test } from 'vitest'

import type { StoryStructure } from '@kathasagar/story'
import { programOf } from './dialects/programOf.ts'
import { isRefusal } from './shared/importedStory.ts'
import { writeJson } from './json/writeJson.ts'
import { openNotes } from './program/notes.ts'
import { readStory } from './files/readStory.ts'
import { passagePlay } from './dialects/passagePlay.ts'
import { replay } from './replay/replay.ts'
import { readPassages, readTwee } from './twee/readTwee.ts'
import { writeTwee } from './twee/writeTwee.ts'
import { stillClock } from './testing/stillClock.ts'
import { storyIn } from './testing/readInto.ts'

stillClock()

const structure: StoryStructure = {
  start_node: 'desk',
  state: { name: { typed: 20, start: 'stranger' }, word: { typed: 12 } },
  nodes: {
    desk: {
      text: 'A desk.',
      asks: [
        { variable: 'name', label: 'Who are you?' },
        { variable: 'word', label: 'The word [twice]' },
      ],
      choices: [{ text: 'Hand it over', target: 'gate' }],
    },
    gate: {
      text: '“{=name}.” {word == "lamp": It opens. | It stays shut.}',
      choices: [
        { text: 'Go through', target: 'garden', if: 'word == "lamp"' },
        { text: 'Again', target: 'desk', if: 'word != "lamp"', sets: { name: 'somebody' } },
      ],
    },
    garden: { text: 'A garden, {=name}.', choices: [] },
  },
}
const story = { title: 'The Gate', structure }

test('fields and what is typed come back from JSON and from Twee as they left', async () => {
  for (const [name, text] of [
    ['gate.json', writeJson(story)],
    ['gate.twee', writeTwee(story)],
  ] as const) {
    const read = await readStory(name, text)

    expect(isRefusal(read) ? read.message : read.structure).toEqual(structure)
  }
})

test('a walk beside the original finds a field that was lost', async () => {
  const source = [
    ':: StoryTitle',
    'Desk',
    ':: StoryData',
    '{"format": "SugarCube", "start": "Start"}',
    ':: Start',
    'Name: <<textbox "$name" "Nobody">>',
    '[[On]]',
    ':: On',
    'Welcome, $name.',
  ].join('\n')
  const notes = openNotes()
  const program = programOf(readTwee(readPassages(source), notes), notes)
  const read = storyIn(await readStory('desk.twee', source))
  const { asks: _, ...start } = read.structure.nodes['Start']!
  const lost = { ...read.structure, nodes: { ...read.structure.nodes, Start: start } }

  expect(read.replay).toMatchObject({ ways: 200, differences: 0 })
  expect(replay(lost, passagePlay(program)).differences).toBe(200)
})

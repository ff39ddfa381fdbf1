import { readStory, slugsIn } from '@kathasagar/stories'
import { expect, test } from 'vitest'

import { reviewStructure } from '../review.ts'
import { reviewUntold } from './reviewUntold.ts'
import type { Choice, StoryStructure } from '../../schema/structure.ts'
import type { Variable } from '../../schema/variables.ts'

const shipped = slugsIn().map((slug): [string, StoryStructure] => [
  slug,
  readStory<{ story_structure: StoryStructure }>(slug).story_structure,
])

/** A wedding with one choice that sets the state that is told of. */
const wedding = (choice: Partial<Choice>, variable: Variable): StoryStructure => ({
  start_node: 'wedding',
  state: { deed: variable },
  nodes: {
    wedding: {
      text: 'The fire is lit.',
      choices: [
        { text: 'Stay at the key', target: 'feast', sets: { deed: true }, ...choice },
        { text: 'Go home', target: 'road' },
      ],
    },
    feast: { text: '{deed: A reel. | A rest.}', choices: [] },
    road: { text: 'Snow.', choices: [] },
  },
})
const danced = (label = 'You danced at the wedding'): Variable => ({ flag: false, label })
const found = (choice: Partial<Choice>, variable = danced()) =>
  reviewUntold(wedding(choice, variable)).map(({ code, node, choice: index }) => [
    code,
    node,
    index,
  ])
const UNTOLD = [['deed_untold', 'wedding', 0]]

test('a choice after which the player reads of a deed that it does not tell', () => {
  const findings = reviewStructure(wedding({}, danced()))

  expect(findings).toEqual([
    {
      code: 'deed_untold',
      severity: 'hint',
      node: 'wedding',
      choice: 0,
      path: ['nodes', 'wedding', 'choices', 0, 'sets', 'deed'],
      message:
        'After the choice "Stay at the key" the player reads "You danced at the wedding" in the memory, and neither the choice nor its recall says so.',
      remedy:
        'Name it in the choice or in its recall, write another label, or let something else set it.',
    },
  ])
})

test.for<[string, Partial<Choice>]>([
  ['the choice', { text: 'Dance' }],
  ['its recall', { recall: 'You married two people, and then you danced.' }],
])('a deed that %s tells is told, in any form of its word', ([, choice]) => {
  expect(found(choice)).toEqual([])
})

test('other ways to say a choice tell nothing to whoever presses it', () => {
  expect(found({ also: ['dance at the wedding'] })).toEqual(UNTOLD)
})

test('that something was asked is no word of what was asked', () => {
  const asked = danced('You asked where she was in the night')

  expect(found({ text: 'Fall asleep over it' }, asked)).toEqual(UNTOLD)
  expect(found({ text: 'Ask what is in the hole' }, asked)).toEqual(UNTOLD)
  expect(found({ text: 'Ask her where she was in the night' }, asked)).toEqual([])
})

test.for<[string, string, string, string]>([
  ['Hindi', 'तुमने शादी में नाच किया', 'नाचने लगो', 'चाबी के पास बैठे रहो'],
  ['Bengali', 'তুমি বিয়েতে নেচেছিলে', 'বিয়েতে যাও', 'চাবির পাশে বসে থাকো'],
  ['Marathi', 'तू लग्नात नाचलास', 'लग्नात नाच', 'किल्लीपाशी बस'],
  ['Tamil', 'நீ கல்யாணத்தில் ஆடினாய்', 'கல்யாணத்துக்குப் போ', 'சாவியருகே இரு'],
])('words are found in %s', ([, label, telling, silent]) => {
  expect(found({ text: telling }, danced(label))).toEqual([])
  expect(found({ text: silent }, danced(label))).toEqual(UNTOLD)
})

test.for<[string, Partial<Choice>, Variable]>([
  ['a flag that it leaves false', { sets: { deed: false } }, danced()],
  ['a flag that the player never reads', {}, { flag: false }],
  ['a label without a word of its own', {}, danced('You did it')],
  ['a number', { sets: { deed: '+1' } }, { number: [0, 3], label: 'Dances' }],
  ['what the story does not declare', { sets: { nobody: true } }, danced()],
])('of %s a choice need tell nothing', ([, choice, variable]) => {
  expect(found(choice, variable)).toEqual([])
})

test.for(shipped)('%s tells each deed that its players read', ([, structure]) => {
  expect(reviewUntold(structure)).toEqual([])
})

test.for(shipped)('a deed planted into %s is found where it was put', ([, structure]) => {
  const [node, scene] =
    Object.entries(structure.nodes).find(([, { choices }]) => choices.length > 1) ?? []
  if (node === undefined || scene === undefined) throw new Error('There is nothing to choose')
  const [first, ...others] = scene.choices
  const choices = [{ ...first, sets: { ...first?.sets, xylophone: true } } as Choice, ...others]
  const planted = {
    ...structure,
    state: { ...structure.state, xylophone: { flag: false, label: 'You tuned a xylophone' } },
    nodes: { ...structure.nodes, [node]: { ...scene, choices } },
  }

  expect(reviewUntold(planted)).toMatchObject([{ code: 'deed_untold', node, choice: 0 }])
})

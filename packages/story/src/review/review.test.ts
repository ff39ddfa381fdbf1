import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewStory, reviewStructure } from './review.ts'
import type { ReviewedStory } from './rules/reviewedStory.ts'
import type { StoryNode, StoryStructure } from '../schema/structure.ts'
import { pageStructure } from '../structure/publishedPage.ts'
import { LONG_ENOUGH } from '../testing/longEnough.ts'

const sound: StoryStructure = {
  start_node: 'intro',
  nodes: {
    intro: {
      text: LONG_ENOUGH,
      choices: [
        { text: 'Cross', target: 'end' },
        { text: 'Wait', target: 'camp' },
      ],
    },
    camp: { text: 'A fire.', choices: [{ text: 'Sleep', target: 'end' }] },
    end: { text: 'The far bank.', choices: [] },
  },
}

const storyOf = (given: Partial<ReviewedStory> = {}): ReviewedStory => ({
  structure: sound,
  content_rating: 'everyone',
  initial_xp: 100,
  game_config: { commands: {} },
  ...given,
})

function withNode(name: string, node: StoryNode): StoryStructure {
  const others = Object.entries(sound.nodes).filter(([known]) => known !== name)
  return { ...sound, nodes: Object.fromEntries([...others, [name, node]]) }
}

const sceneWith = (part: Partial<StoryNode>): StoryStructure =>
  withNode('camp', { text: 'A fire.', choices: [{ text: 'Sleep', target: 'end' }], ...part })

function introWith(...choices: [string, string][]): StoryStructure {
  return withNode('intro', {
    text: 'A river.',
    choices: [['Wait', 'camp'] as const, ...choices].map(([text, target]) => ({ text, target })),
  })
}

function codes(structure: StoryStructure) {
  return reviewStructure(structure).map(({ code, node, choice }) => [code, node, choice])
}

const codesOf = (given: Partial<ReviewedStory>) =>
  reviewStory(storyOf(given)).map(({ code, severity }) => [code, severity])

test('a shown value without a label is found', () => {
  const mood = { one_of: ['dull', 'calm'], label: 'The river' }
  const found = (values: Record<string, string>, label: string) =>
    reviewStory(
      storyOf({ structure: { ...sound, state: { mood: { ...mood, label, values } } } }),
    ).flatMap(({ code, path }) => (code === 'value_without_words' ? [path] : []))

  expect(found({ dull: 'grey and slow' }, mood.label)).toEqual([
    ['state', 'mood', 'values', 'calm'],
  ])
  expect(found({ dull: 'grey and slow', calm: 'calm' }, mood.label)).toEqual([])
  expect(found({}, '')).toEqual([])
})

test('a valid story has no findings', () => {
  expect(reviewStory(storyOf())).toEqual([])
})

test('a missing start is the only finding about paths', () => {
  expect(codes({ ...sound, start_node: 'nowhere' })).toEqual([['no_start', null, undefined]])
})

test('a start that cannot reach the rest names the likely start', () => {
  expect(codes({ ...sound, start_node: 'camp' })).toEqual([
    ['start_unlikely', 'intro', undefined],
    ['unreachable_node', 'intro', undefined],
  ])
})

test.each([
  ['sky', 'missing_target'],
  ['', 'missing_target'],
  ['toString', 'missing_target'],
  ['intro', 'self_loop'],
])('a choice that leads to "%s" is found as %s, with its index', (target, code) => {
  expect(codes(introWith(['Cross', 'end'], ['Fly', target]))).toEqual([[code, 'intro', 2]])
})

test('two choices with different texts to one node are a hint', () => {
  const [finding] = reviewStructure(introWith(['Cross', 'end'], ['Swim', 'end']))

  expect(finding).toMatchObject({ code: 'same_target', severity: 'hint', node: 'intro', choice: 2 })
})

test.each([
  ['sets something else', { sets: { wet: true } }],
  ['is recalled otherwise', { recall: 'You swam.' }],
])('two choices to one node are no hint if one of them %s', (_, left) => {
  const { nodes, ...story } = introWith(['Cross', 'end'])
  const intro = nodes.intro!
  const swim = { text: 'Swim', target: 'end', ...left }
  const both = { ...intro, choices: [...intro.choices, swim] }

  expect(codes({ ...story, nodes: { ...nodes, intro: both } })).not.toContainEqual(
    expect.arrayContaining(['same_target']),
  )
})

test('an unreachable node is found', () => {
  const structure = withNode('island', {
    text: 'An island.',
    choices: [{ text: 'Swim', target: 'end' }],
  })

  expect(codes(structure)).toEqual([['unreachable_node', 'island', undefined]])
})

test('an unreachable ending is found', () => {
  const structure = withNode('palace', { text: 'A palace.', choices: [] })

  expect(codes(structure)).toEqual([['unreachable_ending', 'palace', undefined]])
})

test('a cycle without an exit is found', () => {
  const structure = introWith(['Cross', 'end'], ['Dive', 'whirl'])
  const whirl = { text: 'Round.', choices: [{ text: 'On', target: 'deep' }] }
  const deep = { text: 'Down.', choices: [{ text: 'Up', target: 'whirl' }] }

  expect(codes({ ...structure, nodes: { ...structure.nodes, whirl, deep } })).toEqual([
    ['ending_out_of_reach', 'whirl', undefined],
    ['ending_out_of_reach', 'deep', undefined],
  ])
})

test('a story without a node without choices has no ending', () => {
  const structure = withNode('end', {
    text: 'On and on.',
    choices: [{ text: 'Back', target: 'intro' }],
  })

  expect(codes(structure)).toEqual([['no_ending', null, undefined]])
})

test.each(['', ' \n', '\u200b\u2060'])('a text of invisible characters counts as empty', (text) => {
  expect(codes(withNode('camp', { text, choices: [{ text, target: 'end' }] }))).toEqual([
    ['empty_text', 'camp', undefined],
    ['empty_choice', 'camp', 0],
  ])
})

test('choices that differ only in case, spaces and punctuation are duplicates', () => {
  const structure = introWith(['Cross the river', 'end'], [' cross  THE river!', 'camp'])

  expect(codes(structure)).toEqual([['choices_alike', 'intro', 2]])
})

test.each(['__proto__', 'a\u202eb', 'two\nlines', ' ', 'x'.repeat(81), 'half \ud800'])(
  'the node name %j is rejected and cannot change the text direction of the message',
  (name) => {
    const structure = introWith(['Cross', 'end'], ['Fly', name])
    const nodes = Object.fromEntries([
      ...Object.entries(structure.nodes),
      [name, { text: 'Here.', choices: [] }],
    ])

    const [finding, ...others] = reviewStructure({ ...structure, nodes })

    expect([finding?.code, finding?.node, others]).toEqual(['bad_name', name, []])
    expect(finding?.message).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  },
)

test('texts, choices and their number are checked against the limits', () => {
  const many = Array.from({ length: 13 }, (_, i): [string, string] => [`Wait ${i} days`, 'end'])
  const structure = withNode('camp', {
    text: 'x'.repeat(10_001),
    choices: [{ text: 'y'.repeat(301), target: 'end' }],
  })

  expect(codes(structure)).toEqual([
    ['too_long', 'camp', undefined],
    ['too_long', 'camp', 0],
  ])
  expect(codes(introWith(...many))[0]).toEqual(['too_many_choices', 'intro', undefined])
})

test.each([
  ['immerse', 105, []],
  ['immerse', 106, [['command_out_of_reach', 'error']]],
  ['show', 160, []],
  ['show', 161, [['command_out_of_reach', 'error']]],
])('%s for %i XP, with at most 105 before an ending and 160 in all: %j', (name, cost, found) => {
  expect(codesOf({ game_config: { commands: { [name]: { cost } } } })).toEqual(found)
})

test('scenes that only an answer leads to earn XP, too', () => {
  const story = withNode('cave', { text: 'A cave.', choices: [{ text: 'Out', target: 'camp' }] })
  const reactions = [{ to: ['dive'], text: 'You dive.', goes: 'cave' }]
  const game_config = { commands: { immerse: { cost: 106 } } }

  expect(codesOf({ structure: { ...story, reactions }, game_config })).toEqual([])
})

test('a price that the author did not set is only a hint', () => {
  const end = { text: 'The end.', choices: [] }
  const structure = { start_node: 'end', nodes: { end } }

  expect(codesOf({ structure, initial_xp: 2 })).toEqual([
    ['start_is_ending', 'hint'],
    ['command_out_of_reach', 'hint'],
    ['few_words', 'error'],
    ['few_scenes', 'error'],
  ])
})

test.each([
  ['everyone', 'He took cocaine.', 1],
  ['teen', 'He took cocaine.', 0],
  ['family', 'उसने आत्महत्या की।', 1],
  ['teen', 'A WHORE of war.', 1],
  ['mature', 'A whore of war.', 0],
  ['everyone', 'The assassin passed a heroine in Scunthorpe, and blood ran.', 0],
] as const)(
  'declared %s, "%s" gives %i hint to check the rating',
  (content_rating, text, count) => {
    const structure = withNode('end', { text, choices: [] })

    const findings = reviewStory(storyOf({ structure, content_rating }))

    const ofWords = findings.filter(({ code }) => code === 'rating_words')
    expect(ofWords.map(({ severity, node }) => [severity, node])).toEqual(
      Array.from({ length: count }, () => ['hint', 'end']),
    )
  },
)

const ROUGH = 'A whore of war.'

test.each<[string, Partial<StoryStructure>, (string | number)[]]>([
  ['a reaction', { reactions: [{ to: ['sing'], text: ROUGH }] }, ['reactions', 0, 'text']],
  ['a reply', { replies: { why: ['Since it is.', ROUGH] } }, ['replies', 'why', 1]],
  [
    'a topic',
    { cast: { owl: { name: 'Owl', says: [{ about: ['war'], text: ROUGH }] } } },
    ['cast', 'owl', 'says', 0, 'text'],
  ],
  [
    'a way of not answering',
    { cast: { owl: { name: 'Owl', otherwise: [ROUGH] } } },
    ['cast', 'owl', 'otherwise', 0],
  ],
  [
    'a page of the codex',
    { codex: [{ id: 'war', title: 'War', text: ROUGH }] },
    ['codex', 0, 'text'],
  ],
  ['a closer look', sceneWith({ close_up: ROUGH }), ['nodes', 'camp', 'close_up']],
  ['a line for who lingers', sceneWith({ pressure: [ROUGH] }), ['nodes', 'camp', 'pressure', 0]],
  [
    'a failed check',
    sceneWith({
      choices: [{ text: 'Sleep', target: 'end', check: { fails: { text: ROUGH, target: 'end' } } }],
    }),
    ['nodes', 'camp', 'choices', 0, 'check', 'fails', 'text'],
  ],
])('rough words in %s of a family story ask for a check of the rating', (_, part, path) => {
  const structure = { ...sound, ...part }

  const findings = reviewStory(storyOf({ structure, content_rating: 'family' }))

  const ofWords = findings.filter(({ code }) => code === 'rating_words')
  expect(ofWords).toMatchObject([{ severity: 'hint', path }])
})

test.each([
  'Every Dalit should be driven out of this village.',
  'Let us burn down every Muslim house in this street tonight.',
  'दलितों को गाँव से मारकर निकालो।',
  'A sex scene with a schoolgirl follows.',
  'Lesson three. How to build a pipe bomb at home: take a steel tube.',
  'घर पर बम बनाने की पूरी विधि: पहले लोहे का पाइप लो।',
  'Here is how to hang yourself so that it is quick.',
])('"%s" needs an editor under any rating', (text) => {
  const structure = withNode('end', { text, choices: [] })

  for (const content_rating of ['family', 'mature'] as const) {
    expect(reviewStory(storyOf({ structure, content_rating }))).toMatchObject([
      { code: 'harmful_words', severity: 'person', node: 'end' },
    ])
  }
})

test('a passage for an editor is identified by its choice or field', () => {
  const structure = introWith(['Kill all the Jews', 'end'])

  const findings = reviewStory(storyOf({ structure, title: 'How to make a bomb at home' }))

  expect(findings.filter(({ severity }) => severity === 'person')).toMatchObject([
    { code: 'harmful_words', field: 'title', node: null },
    { code: 'harmful_words', node: 'intro', choice: 1 },
  ])
})

test.each([
  'By the next summer you are the best known seducer of the coast, and every parent warns their kid about you. The finest part is that no spell was needed.',
  'They grow old in the woods. The neighbours start to call them evil lesbian sorceresses of the woods. Good, they say.',
  '"Fuck this," she says, and kicks the vending machine.',
  'She strips the prisoner naked and tortures him.',
  '“I want to die,” she says, and you sit with her until the morning.',
  'मुसलमानों को यहाँ से निकालो, वे खतरे में हैं।',
  'That Dalits should be beaten for drinking water is the shame of us all.',
  'No Jew should be killed in my kingdom, says the rani.',
])('"%s" needs no editor', (text) => {
  const structure = withNode('end', { text, choices: [] })

  for (const content_rating of ['family', 'mature'] as const) {
    const findings = reviewStory(storyOf({ structure, content_rating }))

    expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([])
    expect(findings.map(({ message }) => message).join(' ')).not.toMatch(
      /harm|sex|child|contempt|hate/iu,
    )
  }
})

/**
 * Passages of *Moby-Dick* (public domain) with their chapters: 60 that the rules for player input
 * reject, and 40 others.
 */
const MOBY_DICK = readFileSync(new URL('../testing/mobyDick.tsv', import.meta.url), 'utf8')

test('of a hundred passages of a novel, at most one needs an editor', () => {
  const passages = MOBY_DICK.trim()
    .split('\n')
    .map((row) => row.split('\t')[1] ?? '')
  const forEditors = passages.filter((text) =>
    reviewStory(storyOf({ structure: withNode('end', { text, choices: [] }) })).some(
      ({ severity }) => severity === 'person',
    ),
  )

  expect(passages).toHaveLength(100)
  expect(forEditors.length).toBeLessThanOrEqual(1)
})

test('the author is asked once per story to check the rating, and never if it is mature', () => {
  const nodes = Object.fromEntries(
    Object.entries(sound.nodes).map(([name, node]) => [
      name,
      { ...node, text: `${node.text} ${ROUGH}` },
    ]),
  )
  const structure = { ...sound, nodes }
  const asked = (content_rating: ReviewedStory['content_rating']) =>
    reviewStory(storyOf({ structure, content_rating })).map(({ code, node }) => [code, node])

  expect(asked('family')).toEqual([['rating_words', 'intro']])
  expect(asked('mature')).toEqual([])
})

test('a story of war, death and grief needs no editor', () => {
  const text =
    'Abhimanyu fell, pierced by six spears. His mother wept over him, and they burned his body ' +
    'on the pyre. "I will kill Jayadratha before the sun sets," said Arjuna.'
  const structure = withNode('end', { text, choices: [] })

  expect(reviewStory(storyOf({ structure }))).toEqual([])
})

test('words of the title count, too, and the finding names the field', () => {
  expect(reviewStory(storyOf({ title: 'The Bastard of the Delta' }))).toMatchObject([
    { code: 'rating_words', field: 'title', node: null },
  ])
})

test('the Basic Info of a story with its own page is reviewed', () => {
  const structure = pageStructure({ hash: 'a'.repeat(64), format: 'Harlowe' }, undefined, 'A gate')
  const about = { title: 'The Gate', story_description: 'A gate that should be shut.' }
  const found = (fields: Partial<ReviewedStory>) =>
    reviewStory(storyOf({ structure, ...about, ...fields })).map(({ code, field }) => [code, field])

  const note = ['page_played', undefined]
  expect(found({})).toEqual([note])
  expect(found({ title: 'The Bastard of the Delta' })).toEqual([note, ['rating_words', 'title']])
  expect(found({ story_description: 'A gate.' })).toEqual([
    note,
    ['few_words', 'story_description'],
  ])
  expect(found({ tagline: 'lorem ipsum' })).toEqual([note, ['placeholder_text', 'tagline']])
})

test('every finding has a message and a remedy in whole sentences', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', '\u202e', 'constructor')
  const words = fc.constantFrom('', 'Go', 'go!', 'x'.repeat(301))
  const choice = fc.record({ text: words, target: name })
  const node = fc.record({ text: words, choices: fc.array(choice, { maxLength: 13 }) })
  const nodes = fc.array(fc.tuple(name, node)).map((entries) => Object.fromEntries(entries))

  fc.assert(
    fc.property(name, nodes, fc.nat({ max: 200 }), (start_node, nodes, cost) => {
      const structure = { start_node, nodes }
      const commands = { immerse: { cost } }
      for (const finding of reviewStory(storyOf({ structure, game_config: { commands } }))) {
        expect(finding.message).toMatch(/^["A-Z].*\.$/u)
        expect(finding.remedy).toMatch(/^[A-Z].*\.$/u)
      }
    }),
  )
})

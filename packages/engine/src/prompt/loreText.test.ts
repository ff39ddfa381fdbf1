import { openGraph, type StoryStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import type { NarrationRequest } from '../narration/narration.ts'
import { beginStory } from '../turn/apply.ts'
import { assemblePrompt } from './assemblePrompt.ts'

const structure: StoryStructure = {
  start_node: 'bank',
  cast: {
    bhim: {
      name: 'Bhim',
      aliases: ['the ferryman'],
      look: { kind: 'man', old: true, cloth: 'white', holds: 'oar' },
      otherwise: ['“The river knows,” he says, and no more.', 'He {trust} spits.'],
      says: [],
    },
  },
  codex: [
    { id: 'ganga', title: 'The Ganga', text: 'A river that came down through\n Shiva’s hair.' },
    { id: 'oar', title: 'An oar of sal wood', text: 'Sal does not float.' },
    { id: 'ending', title: 'The drowned king', text: 'He waits below.' },
  ],
  nodes: {
    bank: {
      title: 'The bank',
      text: 'The ferryman leans on his oar.',
      people: ['bhim'],
      meets: ['oar'],
      choices: [
        { text: 'Cross with him', target: 'over' },
        { text: 'Walk away', target: 'over', if: 'tired' },
      ],
    },
    over: { title: 'Over', text: 'You are across.', choices: [] },
  },
  state: { tired: { flag: false, label: 'You are tired' } },
}
const graph = openGraph(structure)
const { state } = beginStory(graph, { xp: 100, seed: 1 })

const detour = (text: string): NarrationRequest => ({
  graph,
  state,
  ruling: { kind: 'detour', words: text, depth: 1, pressure: 'none', toward: 0 },
  action: { type: 'custom_action', text },
  language: 'en',
  manner: 'tenali',
  recent: [],
})
const promptOf = (request: NarrationRequest) => assemblePrompt(request, 4000)

test('codex pages that the player names or the scene unlocks are in the prompt, most relevant first', () => {
  const { changing } = promptOf(detour('what do you know of the ganga?'))

  expect(changing).toContain(
    '\nThe Ganga: A river that came down through Shiva’s hair.\nAn oar of sal wood: Sal does not float.\n</lore>',
  )
})

test('an irrelevant codex page stays hidden', () => {
  const { stable, changing } = promptOf(detour('I hum'))

  expect(`${stable}${changing}`).not.toMatch(/drowned king|Shiva/u)
  expect(changing).toContain('Sal does not float.')
})

test('the cast has names and looks, and who is here has a style of speech, without future scenes', () => {
  const { stable, changing } = promptOf(detour('I hum'))

  expect(stable).toContain('- Bhim (also the ferryman): old man in white with oar\n</cast>')
  expect(changing).toContain(
    'Bhim: as the author has them speak: “The river knows,” he says, and no more.',
  )
  expect(`${stable}${changing}`).not.toMatch(/Over|spits/u)
})

test('the next open choices are in the prompt, and closed ones are not', () => {
  const { changing } = promptOf(detour('I hum'))
  const ended = promptOf({
    ...detour(''),
    ruling: { kind: 'advance', choice: 0, target: 'over', by: 'choice' },
  })

  expect(changing).toContain('<next_choices>\n- Cross with him\n</next_choices>')
  expect(ended.changing).not.toContain('next_choices')
})

const crowd = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [
    `clerk${at}`,
    {
      name: `Clerk ${at}`,
      wants: `Wants the ledger of room ${at} closed before anybody asks. `.repeat(3),
    },
  ]),
)
const crowded = openGraph({
  ...structure,
  cast: {
    ...crowd,
    seth: { name: 'Seth Amolak', wants: 'Wants his sacks back.' },
    tara: {
      name: 'Tara',
      wants: 'Wants the lamp trimmed.',
      otherwise: ['“Ask the wick,” says Tara.'],
    },
  },
  nodes: { ...structure.nodes, bank: { ...structure.nodes['bank']!, people: ['tara'] } },
})

test('people who are here or named have their own lines in the prompt, however large the cast', () => {
  const { state: begun } = beginStory(crowded, { xp: 100, seed: 1 })
  const at = (text: string) => promptOf({ ...detour(text), graph: crowded, state: begun })

  const { stable, changing } = at('I hum')
  expect(stable).toContain('- Clerk 0\n')
  expect(stable).not.toMatch(/lamp|ledger|…/u)
  expect(changing).toContain(
    'Tara: wants: Wants the lamp trimmed.\n  as the author has them speak: “Ask the wick,” says Tara.',
  )
  expect(changing).not.toContain('Amolak')
  expect(at('where is Seth Amolak?').changing).toContain('Wants his sacks back.')
})

test('a requested codex page fits, however long the lines of the people here', () => {
  const wants = 'दीवार पर टँगी लालटेन को भोर होने तक जलते देखना चाहती है और किसी से कुछ नहीं कहती। '
  const people = ['uma', 'ila', 'rama', 'sita', 'gauri']
  const page = `A river that came down through Shiva’s hair. ${'It forgets nobody. '.repeat(15)}`
  const bank = { ...structure.nodes['bank']!, people }
  const hindi = openGraph({
    ...structure,
    codex: [{ id: 'ganga', title: 'The Ganga', text: page }],
    cast: {
      ...crowd,
      ...Object.fromEntries(people.map((id) => [id, { name: id, wants }])),
    },
    nodes: { ...structure.nodes, bank: { ...bank, meets: [] } },
  })
  const asked = detour('what do you know of the ganga?')

  const { changing } = promptOf({
    ...asked,
    graph: hindi,
    state: beginStory(hindi, { xp: 9, seed: 1 }).state,
  })

  expect(changing).toContain('The Ganga: A river')
  expect(changing).toContain('uma: wants:')
})

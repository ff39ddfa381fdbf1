import { expect, test } from 'vitest'

import { compareVersions } from './compareVersions.ts'

type Structure = Parameters<typeof compareVersions>[0]

const names = {
  words: { name: 'नाम', wants: 'क्या चाहिए', sets: 'क्या छोड़ जाता है', locked: 'बंद क्यों है' },
  truths: { true: 'हाँ', false: 'नहीं' },
}
const before: Structure = {
  start_node: 'jetty',
  nodes: {
    jetty: {
      title: 'The jetty',
      text: 'The ferryman waits with one hand on the rope.',
      choices: [{ text: 'Cross', target: 'island' }],
    },
    tower: { text: 'A snake that sleeps.', choices: [] },
    island: { text: 'Grass.', choices: [] },
  },
}

const compare = (after: Structure) => compareVersions(before, after, { language: 'en', names })

test('versions that say the same have no difference', () => {
  expect(compare(structuredClone(before))).toEqual({ groups: [] })
})

test('scenes are added, removed and changed, and changed words are marked', () => {
  const { tower: _gone, ...kept } = before.nodes
  const jetty = {
    title: 'The jetty',
    text: 'The ferryman waits with both hands on the rope.',
    choices: [{ text: 'Cross', target: 'island' }],
  }

  const { groups } = compare({
    ...before,
    nodes: { ...kept, jetty, reeds: { text: 'Reeds.', choices: [] } },
  })

  expect(groups.map(({ group }) => group)).toEqual(['nodes'])
  const scenes = groups[0]?.parts ?? []
  expect(scenes.map(({ name, title, change }) => [name, title, change])).toEqual([
    ['jetty', 'The jetty', 'changed'],
    ['reeds', 'reeds', 'added'],
    ['tower', 'tower', 'removed'],
  ])
  const words = (change: string) =>
    scenes[0]?.pieces.filter((piece) => piece.change === change).map((piece) => piece.text.trim())
  expect(words('removed')).toEqual(['one', 'hand'])
  expect(words('added')).toEqual(['both', 'hands'])
})

test('people, state and codex are compared by their names', () => {
  const { groups } = compare({
    ...before,
    start_node: 'island',
    cast: { ferryman: { name: 'The ferryman', wants: 'his oar' } },
    codex: [{ id: 'oar', title: 'The oar', text: 'It is carved.' }],
  } as Structure)

  expect(groups).toMatchObject([
    { group: 'start_node', parts: [{ change: 'changed' }] },
    { group: 'cast', parts: [{ name: 'ferryman', title: 'The ferryman', change: 'added' }] },
    { group: 'codex', parts: [{ name: 'oar', title: 'The oar', change: 'added' }] },
  ])
})

test('another page that plays the story is a difference', () => {
  const playedBy = (hash: string) => ({ ...before, page: { hash, format: 'Harlowe 3.3.9' } })

  const { groups } = compareVersions(playedBy('a'.repeat(64)), playedBy('b'.repeat(64)), {
    language: 'en',
    names,
  })

  expect(groups).toMatchObject([{ group: 'page', parts: [{ name: 'hash', change: 'changed' }] }])
})

test('words of scripts with joined letters are whole words', () => {
  const scene = (text: string): Structure => ({
    start_node: 'a',
    nodes: { a: { text, choices: [] } },
  })

  const { groups } = compareVersions(scene('नाव किनारे लगी।'), scene('नाव घाट लगी।'), {
    language: 'hi',
    names,
  })

  expect(groups[0]?.parts[0]?.pieces.filter(({ change }) => change !== 'same')).toEqual([
    { change: 'removed', text: 'किनारे' },
    { change: 'added', text: 'घाट' },
  ])
})

test('a long stretch that is the same is cut in its middle', () => {
  const long = 'All is as it was before. '.repeat(60)
  const scene = (end: string): Structure => ({
    start_node: 'a',
    nodes: { a: { text: long + end, choices: [] } },
  })

  const { groups } = compareVersions(scene('Dawn.'), scene('Dusk.'), { language: 'en', names })

  const [first] = groups[0]?.parts[0]?.pieces ?? []
  expect(first?.text).toContain('[...]')
  expect(first?.text.length).toBeLessThan(400)
})

test('what the file calls its fields is called by the words of the reader, and what the author named is not', () => {
  const { groups } = compare({
    ...before,
    cast: { ferryman: { name: 'The ferryman', wants: 'his oar' } },
    nodes: {
      ...before.nodes,
      tower: {
        text: 'A snake that sleeps.',
        choices: [{ text: 'Leave', target: 'jetty', locked: 'Not yet.', sets: { name: true } }],
      },
    },
  })

  const told = groups.flatMap(({ parts }) => parts.flatMap(({ pieces }) => pieces))
  const text = told.map((piece) => piece.text).join('\n')
  expect(text).toContain('नाम: The ferryman\nक्या चाहिए: his oar')
  expect(text).toContain('बंद क्यों है: Not yet.')
  expect(text).toContain('क्या छोड़ जाता है:\n    name: हाँ')
})

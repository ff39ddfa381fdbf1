import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { richStory } from '../schema/richParts.ts'
import { mergeEdits, type Keep, type PartPath } from './mergeEdits.ts'

const nothingChosen = () => undefined
const scene = (text: string) => ({ text, choices: [] })
const structure = <Nodes extends object>(nodes: Nodes, more: object = {}) => ({
  start_node: 'gate',
  nodes,
  ...more,
})
const BASE = {
  title: 'The Gate',
  game_config: { commands: { look: { cost: 1 } }, health_max: 100 },
  story_structure: structure({
    gate: scene('Shut.'),
    yard: scene('A lamp.'),
    road: scene('Long.'),
  }),
}
const withNodes = (nodes: object) => ({
  ...BASE,
  story_structure: structure({ ...BASE.story_structure.nodes, ...nodes }),
})
const merged = (
  mine: object,
  theirs: object,
  keepOf: (part: PartPath) => Keep | undefined = nothingChosen,
) =>
  mergeEdits({
    base: BASE,
    mine: mine as Record<string, unknown>,
    theirs: theirs as Record<string, unknown>,
    keepOf,
  })

describe('two edits of one story', () => {
  test('in different scenes stand side by side', () => {
    const both = merged(withNodes({ gate: scene('Open.') }), withNodes({ yard: scene('Dark.') }))

    expect(both).toEqual({
      merged: withNodes({ gate: scene('Open.'), yard: scene('Dark.') }),
      clashes: [],
    })
  })

  test('of a field and of a rule stand side by side', () => {
    const rules = { ...BASE.game_config, health_max: 40 }
    const look = { ...BASE.game_config, commands: { look: { cost: 3 } } }

    const both = merged(
      { ...BASE, title: 'A Gate', game_config: rules },
      { ...BASE, game_config: look },
    )

    expect(both.clashes).toEqual([])
    expect(both.merged).toMatchObject({
      title: 'A Gate',
      game_config: { commands: { look: { cost: 3 } }, health_max: 40 },
    })
  })

  test('in the same scene are asked back, with what each made of it', () => {
    const both = merged(withNodes({ gate: scene('Open.') }), withNodes({ gate: scene('Ajar.') }))

    expect(both.clashes).toEqual([
      {
        part: ['story_structure', 'nodes', 'gate'],
        mine: scene('Open.'),
        theirs: scene('Ajar.'),
      },
    ])
  })

  test('that are alike are no clash, in whatever order their keys were written', () => {
    const both = merged(
      withNodes({ gate: { text: 'Open.', choices: [] } }),
      withNodes({ gate: { choices: [], text: 'Open.' } }),
    )

    expect(both.clashes).toEqual([])
  })

  test('of which one takes a scene out that the other changed are asked back', () => {
    const { gate: _gone, ...left } = BASE.story_structure.nodes
    const without = { ...BASE, story_structure: structure(left) }

    const both = merged(without, withNodes({ gate: scene('Open.') }))
    const settled = merged(without, withNodes({ gate: scene('Open.') }), () => 'mine')

    expect(both.clashes).toEqual([
      { part: ['story_structure', 'nodes', 'gate'], mine: undefined, theirs: scene('Open.') },
    ])
    expect(settled).toEqual({ merged: without, clashes: [] })
  })

  test('keep what both added, pages of the codex and scenes with the names of an object’s own parts', () => {
    const page = (id: string) => ({ id, title: id, text: id })
    const named = (name: string) => Object.fromEntries([[name, scene(name)]])
    const mine = structure({ ...named('__proto__') }, { codex: [page('seal')] })
    const theirs = structure({ ...named('constructor') }, { codex: [page('oil')] })

    const both = mergeEdits({
      base: { story_structure: structure({}) },
      mine: { story_structure: mine },
      theirs: { story_structure: theirs },
      keepOf: (part) => (part.at(-1) === 'codex' ? undefined : 'mine'),
    }).merged['story_structure'] as ReturnType<typeof structure> & { codex: object[] }

    expect(Object.keys(both.nodes)).toEqual(['__proto__', 'constructor'])
    expect(both.codex).toEqual([page('seal'), page('oil')])
  })

  test('on a story that is not known any more are asked back wherever they differ', () => {
    const both = mergeEdits({
      base: 'unknown',
      mine: { ...withNodes({ gate: scene('Open.') }) },
      theirs: { ...BASE, title: 'A Gate' },
      keepOf: nothingChosen,
    })

    expect(both.clashes.map(({ part }) => part.join('/'))).toEqual([
      'title',
      'story_structure/nodes/gate',
    ])
  })
})

/** A story as a list of parts, and what an editor does to it. */
type Parts = Readonly<Record<string, string>>
type Deed =
  | { who: 0 | 1; does: 'write'; part: string; words: string | null }
  | { who: 0 | 1; does: 'save'; keep: Keep }

const PARTS = ['title', 'a', 'b', 'c'] as const
const who = fc.constantFrom(0 as const, 1 as const)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      who,
      does: fc.constant('write' as const),
      part: fc.constantFrom(...PARTS),
      words: fc.option(fc.constantFrom('x', 'y', 'z'), { nil: null }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      who,
      does: fc.constant('save' as const),
      keep: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
)

const storyOf = ({ title = '', ...scenes }: Parts): Record<string, unknown> => ({
  title,
  story_structure: structure(
    Object.fromEntries(Object.entries(scenes).map(([name, text]) => [name, scene(text)])),
  ),
})
const partsOf = (story: Record<string, unknown>): Parts => {
  const { nodes } = story['story_structure'] as { nodes: Record<string, { text: string }> }
  const scenes = Object.entries(nodes).map(([name, { text }]) => [name, text] as const)
  return { title: String(story['title']), ...Object.fromEntries(scenes) }
}
const written = (parts: Parts, part: string, words: string | null): Parts => {
  const { [part]: _before, ...others } = parts
  return words === null && part !== 'title' ? others : { ...others, [part]: words ?? '' }
}

/** What reads an entry by its name; pages of a codex are a list, and have ids. */
const isKeyed = (schema: (typeof richStory)[keyof typeof richStory]) =>
  schema.def.innerType.def.type === 'pipe' || schema === richStory.codex
const KEYED = Object.entries(richStory).flatMap(([part, schema]) => (isKeyed(schema) ? [part] : []))

test.each(KEYED)('of two editors who each add one of the %s both have it', (part) => {
  const withOnes = (...ids: string[]) => {
    const named = ids.map((id) => [id, { id }] as const)
    const all = part === 'codex' ? named.map(([, one]) => one) : Object.fromEntries(named)
    return { ...BASE, story_structure: structure({}, { [part]: all }) }
  }

  const both = mergeEdits({
    base: withOnes('a'),
    mine: withOnes('a', 'mine'),
    theirs: withOnes('a', 'theirs'),
    keepOf: nothingChosen,
  })

  expect(both).toEqual({ merged: withOnes('a', 'mine', 'theirs'), clashes: [] })
})

test('of two editors who write and save in any order, each save keeps all that the other did not touch', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      let saved: Parts = { title: 't', a: '1', b: '2', c: '3' }
      const desks = [0, 1].map(() => ({ base: saved, typed: saved }))
      for (const one of deeds) {
        const desk = desks[one.who]
        if (!desk) continue
        if (one.does === 'write') {
          desk.typed = written(desk.typed, one.part, one.words)
          continue
        }
        const [base, mine, theirs] = [desk.base, desk.typed, saved]
        const sides = { base: storyOf(base), mine: storyOf(mine), theirs: storyOf(theirs) }
        const { clashes } = mergeEdits({ ...sides, keepOf: nothingChosen })
        const settled = mergeEdits({ ...sides, keepOf: () => one.keep })
        saved = partsOf(settled.merged)

        expect(settled.clashes).toEqual([])
        for (const part of PARTS) {
          const isClash = clashes.some(({ part: at }) => at.at(-1) === part)
          const [isMine, isTheirs] = [mine[part] !== base[part], theirs[part] !== base[part]]
          expect(isClash).toBe(isMine && isTheirs && mine[part] !== theirs[part])
          const wanted = isClash ? (one.keep === 'mine' ? mine : theirs) : isMine ? mine : theirs
          expect(saved[part]).toBe(wanted[part])
        }
        desk.base = saved
        desk.typed = saved
      }
    }),
  )
})

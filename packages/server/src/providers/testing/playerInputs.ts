import { openGraph, type StoryGraph, type StoryStructure } from '@kathasagar/story'

import { isAside } from '@kathasagar/engine/turn/aside'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { interpret } from '@kathasagar/engine/turn/interpret'
import type { Lore } from '@kathasagar/engine/hearing/lore'
import { evaluationRows } from './evaluationFiles.ts'

/** What a player typed in a scene of a shipped story, and what a fair reader takes it for. */
export interface PlayerInput {
  /** The language of the words; Hinglish is Hindi in Latin letters. */
  tongue: string
  /** Slug of the story. */
  story: string
  node: string
  /** Index of the choice, from 0, or `continue`, `immerse`, `detour`, or the topic of a hint. */
  expected: string
  words: string
  /** Whether the row is kept from the eyes of those who tune the judge: every third one is. */
  isHeldOut: boolean
}

/** The hand-written table, in its own order. */
export function readPlayerInputs(): PlayerInput[] {
  const [, ...rows] = evaluationRows('sentences/playerInputs.tsv')
  return rows.map((row, i) => {
    const [tongue = '', story = '', node = '', expected = '', words = ''] = row
    return { tongue, story, node, expected, words, isHeldOut: i % 3 === 2 }
  })
}

/** The judge's own answer for words typed in a scene, in the table's terms; `asked 1 0` asks back. */
export function judgedAs(
  graph: StoryGraph,
  { node, words, expected }: Pick<PlayerInput, 'node' | 'words' | 'expected'>,
  lore: Lore,
): string {
  const meant = /^\d+$/u.test(expected) ? [Number(expected)] : []
  const there = stateBefore(graph, node, meant)
  const { state } = beginStory(there, { xp: 100, seed: 1 })
  const action = { type: 'custom_action', text: words } as const
  const ruling = interpret({ graph: there, state, action, lore })
  if ('code' in ruling) return ruling.code
  if (isAside(ruling)) {
    if (ruling.aside === 'hint') return ruling.topic
    const texts = graph.node(node).choices.map(({ text }) => text)
    return ['asked', ...ruling.choices.map((choice) => texts.indexOf(choice))].join(' ')
  }
  if (ruling.kind === 'advance') return ruling.by === 'words' ? `${ruling.choice}` : ruling.by
  return ruling.kind
}

/**
 * The story as of one of its scenes, where some choices, by their index, are open whatever came before:
 * whoever means one has seen its button.
 */
export function stateBefore(graph: StoryGraph, start: string, seen: readonly number[]): StoryGraph {
  const scene = graph.node(start)
  const choices = scene.choices.map((choice, index) => {
    const { if: closed, ...open } = choice
    return seen.includes(index) && closed !== undefined ? open : choice
  })
  const node = (name: string) => (name === start ? { ...scene, choices } : graph.node(name))
  return { ...graph, start, node, beneath: graph }
}

/** The graphs of the stories that the table speaks of, by slug. */
export function openStories(
  stories: readonly { slug: string; story_structure: StoryStructure }[],
): Map<string, StoryGraph> {
  return new Map(stories.map((story) => [story.slug, openGraph(story.story_structure)]))
}

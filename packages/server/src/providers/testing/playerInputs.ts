import { openGraph, type StoryGraph, type StoryStructure } from '@kathasagar/story'

import { isAside } from '@kathasagar/engine/world/ruling'
import { beginStory } from '@kathasagar/engine/turn/apply'
import { interpret } from '@kathasagar/engine/turn/decide'
import type { Lore } from '@kathasagar/engine/understanding/lore'
import { evaluationRows } from './evaluationFiles.ts'

/** A player's input in a scene of a shipped story, with its expected meaning. */
export interface PlayerInput {
  story: string
  node: string
  /** 0-based index of the choice, or `continue`, `immerse`, `detour`, or the topic of a hint. */
  expected: string
  words: string
}

export function readPlayerInputs(): PlayerInput[] {
  const [, ...rows] = evaluationRows('sentences/playerInputs.tsv')
  return rows.map(([, story = '', node = '', expected = '', words = '']) => ({
    story,
    node,
    expected,
    words,
  }))
}

/**
 * Interprets an input in a scene. Returns the result in the terms of the table. `asked 1 0` means that the
 * player must select one of these choices.
 */
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

/** Returns the story, starting at `start`. The choices in `seen` lose their condition, because the player saw them. */
export function stateBefore(graph: StoryGraph, start: string, seen: readonly number[]): StoryGraph {
  const scene = graph.node(start)
  const choices = scene.choices.map((choice, index) => {
    const { if: closed, ...open } = choice
    return seen.includes(index) && closed !== undefined ? open : choice
  })
  const node = (name: string) => (name === start ? { ...scene, choices } : graph.node(name))
  return { ...graph, start, node, beneath: graph }
}

/** Opens all stories except open ones, because these have no scenes. */
export function openStories(
  stories: readonly { slug: string; story_structure: StoryStructure }[],
): Map<string, StoryGraph> {
  const written = stories.filter(({ story_structure }) => story_structure.open === undefined)
  return new Map(written.map((story) => [story.slug, openGraph(story.story_structure)]))
}

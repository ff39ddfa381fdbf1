import { openGraph, applyPlayRules } from '@kathasagar/story'

import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import { lore } from '../../providers/hearing/lore.ts'
import { readSeed } from '../../seed/readSeed.ts'
import type { SeedStory } from '../../seed/seedShapes.ts'
import { playToEnd, type PlayedStory } from './playToEnd.ts'
import type { Player } from './players.ts'

/** Returns false for an open story, which needs a model. */
export const hasScenes = ({ story_structure }: SeedStory) => story_structure.open === undefined

export function shippedStories(): PlayedStory[] {
  const { stories } = readSeed()
  return stories.filter(hasScenes).map((story) => ({
    slug: story.slug,
    graph: openGraph(applyPlayRules(story.story_structure, story.game_config)),
    language: story.language,
    initialXp: story.initial_xp,
    ...rulesOf(story.game_config),
  }))
}

/** Results of several plays of a story by one kind of player. */
export interface PlayResults {
  /** Problems, including plays without an ending. */
  faults: string[]
  /** Answers by the author's reactions and topics, in all plays. */
  reactions: number
  topics: number
}

export function simulatePlays(story: PlayedStory, player: Player, count: number): PlayResults {
  const results: PlayResults = { faults: [], reactions: 0, topics: 0 }
  for (let number = 0; number < count; number += 1) {
    const { faults, reactions, topics } = playToEnd(story, { player, number, lore })
    results.faults.push(...faults)
    results.reactions += reactions
    results.topics += topics
  }
  return results
}

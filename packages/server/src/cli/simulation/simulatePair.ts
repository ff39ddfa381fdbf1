import { openGraph, applyPlayRules } from '@kathasagar/story'

import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import { lore } from '../../providers/hearing/lore.ts'
import { readSeed } from '../../seed/readSeed.ts'
import type { SeedStory } from '../../seed/seedShapes.ts'
import { playToEnd, type Play, type PlayedStory } from './playToEnd.ts'
import type { Player } from './players.ts'
import { tally, type Row } from './report.ts'

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

export interface Pair {
  story: PlayedStory
  player: Player
  plays: number
  onPlayed?: (() => void) | undefined
}

export function simulatePair({ story, player, plays, onPlayed }: Pair): Row {
  function* all(): Generator<Play> {
    for (let number = 0; number < plays; number += 1) {
      yield playToEnd(story, { player, number, lore })
      onPlayed?.()
    }
  }
  return tally(story, player, all())
}

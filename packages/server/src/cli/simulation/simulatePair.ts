import { fileURLToPath } from 'node:url'
import { openGraph, underRules } from '@kathasagar/api/rules'

import type { RankChoices } from '../../engine/hearing/rankMeant.ts'
import { rulesOf } from '../../engine/turn/playTurn.ts'
import { rankChoices } from '../../providers/choiceMatcher.ts'
import { readSeed } from '../../seed/readSeed.ts'
import { playToEnd, type Play, type PlayedStory } from './playToEnd.ts'
import type { Player } from './players.ts'
import { tally, type Row } from './tally.ts'

/** The stories that ship with the product, ready to be played. */
export function shippedStories(): PlayedStory[] {
  const { stories } = readSeed(fileURLToPath(new URL('../../seed', import.meta.url)))
  return stories.map((story) => ({
    slug: story.slug,
    graph: openGraph(underRules(story.story_structure, story.game_config)),
    language: story.language,
    initialXp: story.initial_xp,
    ...rulesOf(story.game_config),
  }))
}

/** One player's playthroughs of one story. */
export interface Pair {
  story: PlayedStory
  player: Player
  plays: number
  /** Called after every playthrough. */
  onPlayed?: (() => void) | undefined
}

export function simulatePair({ story, player, plays, onPlayed }: Pair): Row {
  const rank = rankingOnce()
  function* all(): Generator<Play> {
    for (let number = 0; number < plays; number += 1) {
      yield playToEnd(story, { player, number, rankChoices: rank })
      onPlayed?.()
    }
  }
  return tally(story, player, all())
}

/** The real matcher. Players here say the same few things in the same scenes, so it is asked once. */
function rankingOnce(): RankChoices {
  const known = new Map<string, ReturnType<RankChoices>>()
  const rank = (...[text, candidates, scene]: Parameters<RankChoices>) => {
    // Choices of a scene differ by the words that the player reads.
    const key = [text, scene, ...candidates.map(({ phrases: [read = ''] }) => read)].join('\n')
    const ranked = known.get(key) ?? rankChoices(text, candidates, scene)
    known.set(key, ranked)
    return ranked
  }
  const fits = new WeakMap<readonly string[], Map<string, ReturnType<RankChoices['phrases']>>>()
  const phrases: RankChoices['phrases'] = (text, texts) => {
    const ofTexts = fits.get(texts) ?? new Map<string, ReturnType<RankChoices['phrases']>>()
    fits.set(texts, ofTexts)
    const ready = ofTexts.get(text) ?? rankChoices.phrases(text, texts)
    ofTexts.set(text, ready)
    return ready
  }
  return Object.assign(rank, { ...rankChoices, phrases })
}

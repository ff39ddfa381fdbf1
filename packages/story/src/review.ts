import type { Finding } from './finding.ts'
import { declaredIn } from './structure/declaredIn.ts'
import { underRules } from './structure/playRules.ts'
import { reviewCosts } from './reviewCosts.ts'
import type { ReviewedStory } from './reviewedStory.ts'
import { reviewInk, reviewInkWords } from './reviewInk.ts'
import { reviewHarm } from './reviewHarm.ts'
import { reviewLanguage } from './reviewLanguage.ts'
import { reviewLeftOver } from './reviewLeftOver.ts'
import { reviewNodes } from './reviewNodes.ts'
import { reviewPaths } from './reviewPaths.ts'
import { reviewPlates } from './reviewPlates.ts'
import { reviewRating } from './reviewRating.ts'
import { reviewSubstance } from './reviewSubstance.ts'
import { reviewRegardless } from './reviewRegardless.ts'
import { reviewRiddles } from './reviewRiddles.ts'
import { reviewUntold } from './reviewUntold.ts'
import { reviewWays } from './reviewWays.ts'
import type { WalkProgress } from './stateWalk/walkStates.ts'
import type { StoryStructure } from './schema/structure.ts'
import { walkOf } from './walkOf.ts'
import { wire } from './structure/wiring.ts'

export interface Reviewing {
  /** Told now and then while the states of a large story are walked. */
  onProgress?: (progress: WalkProgress) => void
}

/**
 * The automatic review: the same in the wizard as you type, at Publish, and for an editor. Nodes
 * come first, in their order, then what concerns the story as a whole. Takes any structure, also one
 * that the contract would refuse, in time that grows with its size and with its states.
 */
export function reviewStory(given: ReviewedStory, { onProgress }: Reviewing = {}): Finding[] {
  const story = { ...given, structure: underRules(given.structure, given.game_config) }
  const wiring = wire(story.structure)
  if (story.structure.ink) {
    return [
      ...reviewInk(story.structure, story.structure.ink),
      ...reviewCosts(wiring, story),
      ...reviewSubstance(wiring, story),
      ...reviewInkWords(story, story.structure.ink),
    ]
  }
  return [
    ...reviewStructure(story.structure, onProgress),
    ...reviewCosts(wiring, story),
    ...reviewRating(wiring, story),
    ...reviewSubstance(wiring, story),
    ...reviewHarm(wiring, story),
  ]
}

/** The part of it that needs the structure alone; without an error the story can be played. */
export function reviewStructure(
  structure: StoryStructure,
  onProgress?: (progress: WalkProgress) => void,
): Finding[] {
  if (structure.ink) return reviewInk(structure, structure.ink)
  const wiring = wire(structure)
  const graph = [
    ...reviewNodes(wiring, declaredIn(structure) ?? {}),
    ...reviewPaths(wiring, structure.start_node),
  ]
  const language = [...reviewLanguage(structure), ...reviewRiddles(wiring)]
  // States can be walked where the scenes hold together.
  const isSound = ![...graph, ...language].some(({ severity }) => severity === 'error')
  const walk = isSound ? walkOf(structure, onProgress) : null
  return [
    ...graph,
    ...language,
    ...reviewPlates(structure),
    ...reviewUntold(structure),
    ...(walk
      ? [...reviewWays(walk), ...reviewLeftOver(walk.machine), ...reviewRegardless(walk.machine)]
      : []),
  ]
}

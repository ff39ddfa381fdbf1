import type { Finding } from './finding.ts'
import { reviewCosts } from './reviewCosts.ts'
import type { ReviewedStory } from './reviewedStory.ts'
import { reviewHarm } from './reviewHarm.ts'
import { reviewLanguage } from './reviewLanguage.ts'
import { reviewNodes } from './reviewNodes.ts'
import { reviewPaths } from './reviewPaths.ts'
import { reviewRating } from './reviewRating.ts'
import { reviewSubstance } from './reviewSubstance.ts'
import type { StoryStructure } from './structure.ts'
import { wire } from './wiring.ts'

/**
 * The automatic review: the same in the wizard as you type, at Publish, and for an editor. Nodes
 * come first, in their order, then what concerns the story as a whole. Takes any structure, also one
 * that the contract would refuse, in time that grows with its size alone.
 */
export function reviewStory(story: ReviewedStory): Finding[] {
  const wiring = wire(story.structure)
  return [
    ...reviewNodes(wiring),
    ...reviewPaths(wiring, story.structure.start_node),
    ...reviewLanguage(story.structure),
    ...reviewCosts(wiring, story),
    ...reviewRating(wiring, story),
    ...reviewSubstance(wiring, story),
    ...reviewHarm(wiring, story),
  ]
}

/** The part of it that needs the graph alone; without an error the graph can be played. */
export function reviewStructure(structure: StoryStructure): Finding[] {
  const wiring = wire(structure)
  return [
    ...reviewNodes(wiring),
    ...reviewPaths(wiring, structure.start_node),
    ...reviewLanguage(structure),
  ]
}

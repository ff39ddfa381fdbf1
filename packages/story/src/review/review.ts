import type { Finding } from '../finding.ts'
import { applyPlayRules } from '../structure/playRules.ts'
import { downgradeOriginalFindings } from './rules/downgradeOriginalFindings.ts'
import { reviewCosts } from './rules/reviewCosts.ts'
import type { ReviewedStory } from './rules/reviewedStory.ts'
import { reviewForeignSyntax } from './rules/reviewForeignSyntax.ts'
import { reviewGlued } from './rules/reviewGlued.ts'
import { reviewInk, reviewInkWords } from './rules/reviewInk.ts'
import { reviewLanguage } from './rules/reviewLanguage.ts'
import { reviewLeftOver } from './rules/reviewLeftOver.ts'
import { reviewNodes } from './rules/reviewNodes.ts'
import { reviewPage } from './rules/reviewPage.ts'
import { reviewPaths } from './rules/reviewPaths.ts'
import { reviewPlates } from './rules/reviewPlates.ts'
import { reviewRating } from './rules/reviewRating.ts'
import { reviewContent } from './rules/reviewContent.ts'
import { reviewRiddles } from './rules/reviewRiddles.ts'
import { reviewWays } from './rules/reviewWays.ts'
import type { WalkProgress } from '../stateWalk/walkStates.ts'
import type { StoryStructure } from '../schema/structure.ts'
import { walkOf } from '../stateWalk/walkOf.ts'
import { wire } from '../structure/wiring.ts'

export interface Reviewing {
  onProgress?: (progress: WalkProgress) => void
}

const NO_SCENES = { start_node: '', nodes: {} }

const NO_PROMPT: Finding = {
  code: 'no_prompt',
  severity: 'error',
  node: null,
  field: 'story_prompt',
  message: 'The AI writes this story from its Story Prompt, which is empty.',
  remedy: 'Write on the Basic Info tab who the player is and what the story is about.',
}

/** Reviews a story. The time is linear in its size and number of states. */
export function reviewStory(given: ReviewedStory, { onProgress }: Reviewing = {}): Finding[] {
  const story = { ...given, structure: applyPlayRules(given.structure, given.game_config) }
  const wiring = wire(story.structure)
  if (story.structure.ink) {
    return [
      ...reviewInk(story.structure, story.structure.ink),
      ...reviewCosts(wiring, story),
      ...downgradeOriginalFindings(reviewContent(wiring, story), story.structure, wiring),
      ...reviewInkWords(story, story.structure.ink),
    ]
  }
  const { page } = story.structure
  if (page)
    return [
      ...reviewPage(page),
      ...reviewCosts(wiring, story),
      ...reviewRating(wiring, story),
      // The scenes are in the HTML page, so only Basic Info can be checked.
      ...reviewContent(wire(NO_SCENES), story),
    ]
  if (story.structure.open)
    return [
      ...(story.story_prompt?.trim() ? [] : [NO_PROMPT]),
      ...reviewRating(wire(NO_SCENES), story),
      ...reviewContent(wire(NO_SCENES), story),
    ]
  return [
    ...reviewStructure(story.structure, onProgress),
    ...reviewCosts(wiring, story),
    ...reviewRating(wiring, story),
    ...reviewForeignSyntax(wiring, story),
    ...downgradeOriginalFindings(reviewContent(wiring, story), story.structure, wiring),
  ]
}

/** Reviews only the structure. A story without structural errors can be played. */
export function reviewStructure(
  structure: StoryStructure,
  onProgress?: (progress: WalkProgress) => void,
): Finding[] {
  if (structure.ink) return reviewInk(structure, structure.ink)
  if (structure.page) return reviewPage(structure.page)
  if (structure.open) return []
  const wiring = wire(structure)
  const graph = downgradeOriginalFindings(
    [...reviewNodes(wiring, structure), ...reviewPaths(wiring, structure.start_node)],
    structure,
    wiring,
  )
  const language = [...reviewLanguage(structure), ...reviewRiddles(wiring)]
  // States are walked only if the graph and the conditions have no errors.
  const isSound = ![...graph, ...language].some(({ severity }) => severity === 'error')
  const walk = isSound ? walkOf(structure, onProgress) : null
  return [
    ...graph,
    ...language,
    ...reviewPlates(structure),
    ...reviewGlued(structure),
    ...(walk
      ? [
          ...downgradeOriginalFindings(reviewWays(walk), structure, wiring),
          ...reviewLeftOver(walk.machine),
        ]
      : []),
  ]
}

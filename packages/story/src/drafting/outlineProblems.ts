import { DRAFT_LIMITS } from '../vocabulary/vocabulary.ts'
import type { StoryOutline } from './storyOutline.ts'

/** Returns errors that the review does not find, as sentences for the drafting model. */
export function outlineProblems({ structure }: StoryOutline): string[] {
  const { scenesMin, scenesMax, endingsMin, endingsMax } = DRAFT_LIMITS
  const scenes = Object.values(structure.nodes)
  const endings = scenes.filter(({ choices }) => choices.length === 0)
  const has = {
    scenes: scenes.length >= scenesMin && scenes.length <= scenesMax,
    endings: endings.length >= endingsMin && endings.length <= endingsMax,
    door: scenes.some(({ choices }) => choices.some((choice) => choice.if)),
  }
  return [
    ...(has.scenes
      ? []
      : [
          `It has ${scenes.length} scenes that choices lead to; it must have ${scenesMin} to ${scenesMax}.`,
        ]),
    ...(has.endings
      ? []
      : [
          `It has ${endings.length} endings, which are scenes without choices; it must have ${endingsMin} to ${endingsMax}.`,
        ]),
    ...(has.door ? [] : ['No choice needs a deed that an earlier choice does; at least one must.']),
  ]
}

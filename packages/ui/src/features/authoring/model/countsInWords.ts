import type { Format } from '../../../design-system/format/createFormat.ts'
import type { AuthoringMessages } from '../../../messages/en.ts'
import { fill } from '../../../design-system/format/fill.ts'
import type { StoryCounts } from './previewStory.ts'

type Words = AuthoringMessages['authoring']['structure']

/** Formats counts as words, such as `9 scenes`, `1 branch` and `2 endings`. */
export function countsInWords(counts: StoryCounts, messages: Words, { count }: Format): string[] {
  const said = (number: number, one: string, many: string) =>
    number === 1 ? one : fill(many, { count: count(number) })

  return [
    said(counts.total_scenes, messages.oneScene, messages.scenes),
    said(counts.branching_points, messages.oneBranch, messages.branches),
    said(counts.possible_endings, messages.oneEnding, messages.endings),
  ]
}

import type { Ending } from '@kathasagar/api/contract'

import type { PlayMessages } from '../../../messages/en.ts'
import { fill } from '../../../design-system/format/fill.ts'

type PlaceMessages = Pick<PlayMessages['play'], 'endingOf' | 'onlyEnding'>

/**
 * Which of a story's endings one is. It has no number: a place in the story's order reads as the
 * count of those that were found.
 */
export const endingPlace = ({ total }: Pick<Ending, 'total'>, messages: PlaceMessages): string =>
  total === 1 ? messages.onlyEnding : fill(messages.endingOf, { total })

import type { Ending } from '@kathasagar/api/contract'

import type { PlayMessages } from '../../../messages/en.ts'
import { fill } from '../../../design-system/format/fill.ts'

type PlaceMessages = Pick<PlayMessages['play'], 'endingOf' | 'onlyEnding'>

/** Returns a text such as “One of 7 endings”. The number of this ending is omitted. */
export const endingPlace = ({ total }: Pick<Ending, 'total'>, messages: PlaceMessages): string =>
  total === 1 ? messages.onlyEnding : fill(messages.endingOf, { total })

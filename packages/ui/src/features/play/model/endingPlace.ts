import type { Ending } from '@kathasagar/api/contract'

import type { PlayMessages } from '../../../messages/en.ts'
import { fill } from '../../../design-system/format/fill.ts'

type PlaceMessages = Pick<PlayMessages['play'], 'endingOf' | 'onlyEnding'>

/** Returns, for example, “One of 7 endings”. Omits the ending’s number, which would look like a count. */
export const endingPlace = ({ total }: Pick<Ending, 'total'>, messages: PlaceMessages): string =>
  total === 1 ? messages.onlyEnding : fill(messages.endingOf, { total })

import type { Lore } from '@kathasagar/engine/hearing/lore'
import { isQuotable } from '../../services/safety/hearHarm.ts'
import { weighHarm } from '../harm/harmWeights.ts'
import { emojiNames } from './emojiNames.ts'
import { weighTopics } from './topics.ts'

export const lore: Lore = {
  topics: weighTopics,
  emojiNames,
  isQuotable: (text) => isQuotable(weighHarm, text),
}

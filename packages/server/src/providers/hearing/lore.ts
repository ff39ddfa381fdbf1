import { loreOf, type Lore } from '../../engine/hearing/lore.ts'
import { emojiNames } from './emojiNames.ts'
import { offTopicWeightsOf } from './offTopic.ts'
import { outsideWeightOf } from './outside.ts'

export const lore: Lore = loreOf({ outsideWeightOf, offTopicWeightsOf, emojiNames })

import type { Lore } from '../../engine/hearing/lore.ts'
import { emojiNames } from './emojiNames.ts'
import { weighTopics } from './topics.ts'

export const lore: Lore = { topics: weighTopics, emojiNames }

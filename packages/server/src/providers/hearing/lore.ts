import type { Lore } from '@kathasagar/engine/hearing/lore'
import { emojiNames } from './emojiNames.ts'
import { weighTopics } from './topics.ts'

export const lore: Lore = { topics: weighTopics, emojiNames }

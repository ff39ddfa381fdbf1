import type { StoryLanguage, TextModelKey } from '@kathasagar/story/vocabulary'

import type { Clauses } from './languages/clauses.ts'
import type { DeedLines } from './lines/deedLines.ts'
import type { graveEn } from './lines/grave.en.ts'
import type { Known } from './lines/known.ts'
import type { Lines } from './lines/lines.ts'
import type { Memory } from './lines/memory.ts'
import type { Named } from './lines/named.ts'
import type { Replies } from './lines/replies.ts'
import type { Scenery } from './lines/scenery.ts'

/** All that the built-in storyteller can say in one language. */
export interface LanguagePack {
  /** By manner; who asks for one that is not here is told in the plainest. */
  lines: Readonly<{ kathakar: Lines } & Partial<Record<TextModelKey, Lines>>>
  /** In place of the manner's own, where wit would jar. */
  grave: typeof graveEn
  scenery: Scenery
  replies: Replies
  known: Known
  memory: Memory
  named: Named
  deeds: DeedLines
  clauses: Clauses
  /** What is told to whoever would take a thing and has no room for it, in each language it speaks for. */
  fullHands: Readonly<Partial<Record<StoryLanguage, string>>>
  /** Nothing is said in this language but what the author wrote, and short replies to other words. */
  isWordless?: boolean
}

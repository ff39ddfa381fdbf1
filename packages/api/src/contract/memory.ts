import * as z from 'zod/mini'

import { count, nonEmptyText } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { FACT_KINDS } from '@kathasagar/story/vocabulary'

const lineId = nonEmptyText(LIMITS.memoryLineIdMax)

const line = {
  id: lineId,
  label: z.string(),
  /** Turn in which the line was created, or the value was last changed. */
  turn: count,
}

/** A labelled variable that the player has encountered. */
export const StateLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), ...line, value: z.boolean() }),
  z.object({ kind: z.literal('one_of'), ...line, value: z.string() }),
  z.object({ kind: z.literal('number'), ...line, value: z.int(), least: z.int(), most: z.int() }),
])
export type StateLine = z.infer<typeof StateLine>

export const FactLine = z.object({
  id: lineId,
  turn: count,
  kind: z.enum(FACT_KINDS),
  /** Source of the text. Players can delete their own. */
  by: z.enum(['player', 'author']),
  text: z.string(),
})
export interface FactLine extends z.infer<typeof FactLine> {}

export const CodexLine = z.object({
  id: lineId,
  turn: count,
  title: z.string(),
  text: z.string(),
  source: z.nullable(
    z.object({
      work: z.string(),
      place: z.nullable(z.string()),
      text: z.nullable(z.string()),
      translator: z.nullable(z.string()),
    }),
  ),
})
export interface CodexLine extends z.infer<typeof CodexLine> {}

/** Memory at the current turn, without undone turns. */
export const SessionMemory = z.object({
  /** Current turn. Lines with this number are new. */
  turn: count,
  state: z.array(StateLine),
  facts: z.array(FactLine),
  /** Number of stored facts that are not in the list. */
  facts_left_out: count,
  codex: z.object({
    pages: z.array(CodexLine),
    veiled: count,
  }),
})
export interface SessionMemory extends z.infer<typeof SessionMemory> {}

export const MemoryLineParams = z.object({ session_id: id, line_id: lineId })

import * as z from 'zod/mini'

import { count, filledText } from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { FACT_KINDS } from '@kathasagar/story/vocabulary'

/** By which one line of the memory is named in a call. */
const lineId = filledText(LIMITS.memoryLineIdMax)

const line = {
  id: lineId,
  /** As its author names it to the player. */
  label: z.string(),
  /** The turn that it comes from; of a value, the one in which it last changed. */
  turn: count,
}

/** A labelled part of the story's state that the player has met. It is the author's. */
export const StateLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), ...line, value: z.boolean() }),
  z.object({ kind: z.literal('one_of'), ...line, value: z.string() }),
  z.object({
    kind: z.literal('number'),
    ...line,
    value: z.int(),
    /** The least and the most that it can be. */
    least: z.int(),
    most: z.int(),
  }),
])
export type StateLine = z.infer<typeof StateLine>

/** Something that the player did, said or heard. */
export const FactLine = z.object({
  id: lineId,
  turn: count,
  /** What it is: told, promised, given … */
  kind: z.enum(FACT_KINDS),
  /** Whose words these are. Players can delete their own. */
  by: z.enum(['player', 'author']),
  text: z.string(),
})
export type FactLine = z.infer<typeof FactLine>

/** A page of the codex that a scene has opened. */
export const CodexLine = z.object({
  id: lineId,
  turn: count,
  title: z.string(),
  text: z.string(),
  /** Where it comes from; null where its author names nothing. */
  source: z.nullable(
    z.object({
      work: z.string(),
      place: z.nullable(z.string()),
      text: z.nullable(z.string()),
      translator: z.nullable(z.string()),
    }),
  ),
})
export type CodexLine = z.infer<typeof CodexLine>

/** What a story remembers where a session stands. What was undone is not in it. */
export const SessionMemory = z.object({
  /** The turn that the session stands at; what has this number is new. */
  turn: count,
  state: z.array(StateLine),
  /** The newest first. */
  facts: z.array(FactLine),
  /** Older facts that are kept, and not listed. */
  facts_left_out: count,
  codex: z.object({
    /** In the order of the codex. */
    pages: z.array(CodexLine),
    /** Pages that open later on. */
    veiled: count,
  }),
})
export type SessionMemory = z.infer<typeof SessionMemory>

export const MemoryLineParams = z.object({ session_id: id, line_id: lineId })

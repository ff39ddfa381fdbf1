import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count, nonEmptyText, text } from './fields/fields.ts'
import { INK_LIMITS, PAGE_LIMITS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import type { InkProgram } from './inkProgram.ts'

export const pageHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A story that runs as its own HTML page. `nodes` is only for lists and counts. */
export const PageProgram = z.object({
  hash: pageHash,
  /** Name of the story format, as stated by the page. */
  format: text(PAGE_LIMITS.formatMax),
})
export type PageProgram = DeepReadonly<z.infer<typeof PageProgram>>

export type StoryProgram = InkProgram | PageProgram

/** Index of the followed link, and the values of the page's fields. */
export const PageStep = z.object({
  link: count.check(z.lte(PAGE_LIMITS.links - 1)),
  fields: z.optional(z.array(text(PAGE_LIMITS.fieldMax)).check(z.maxLength(PAGE_LIMITS.fields))),
})
export type PageStep = z.infer<typeof PageStep>

export const PageLinks = z
  .array(nonEmptyText(STORY_LIMITS.choiceMax))
  .check(z.maxLength(PAGE_LIMITS.links))

/** Content after following a link. Content without links is an ending. */
export const PageShown = z.object({
  title: text(STORY_LIMITS.titleMax),
  text: text(INK_LIMITS.textMax),
  links: PageLinks,
})
export type PageShown = DeepReadonly<z.infer<typeof PageShown>>

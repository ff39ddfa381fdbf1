import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { count, filledText, text } from './fields/fields.ts'
import { INK_LIMITS, PAGE_LIMITS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import type { InkProgram } from './inkProgram.ts'

/** SHA-256 of a page, in hex. */
export const pageHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * A story that is played by its own page: the engine in it tells, in the player's browser. `nodes` holds
 * how it opens and one end, for whoever lists and counts.
 */
export const PageProgram = z.object({
  /** Of the page that is kept. */
  hash: pageHash,
  /** The format that its engine is of, as the page says. */
  format: text(PAGE_LIMITS.formatMax),
})
export type PageProgram = DeepReadonly<z.infer<typeof PageProgram>>

/** What plays a story in place of its graph. */
export type StoryProgram = InkProgram | PageProgram

/** A link of a page that was taken, by its place, with what stood in the fields of the page then. */
export const PageStep = z.object({
  link: count.check(z.lte(PAGE_LIMITS.links - 1)),
  fields: z.optional(z.array(text(PAGE_LIMITS.fieldMax)).check(z.maxLength(PAGE_LIMITS.fields))),
})
export type PageStep = z.infer<typeof PageStep>

/** Words of the links that lie open on a page, in its order. */
export const PageLinks = z
  .array(filledText(STORY_LIMITS.choiceMax))
  .check(z.maxLength(PAGE_LIMITS.links))

/** What a page shows after a link of it was taken; without links it is an end. */
export const PageShown = z.object({
  title: text(STORY_LIMITS.titleMax),
  text: text(INK_LIMITS.textMax),
  links: PageLinks,
})
export type PageShown = DeepReadonly<z.infer<typeof PageShown>>

import { pageHash, PageLinks, PageShown, PageStep } from '@kathasagar/story/schema'
import * as z from 'zod/mini'
import { storyPagePath } from './vocabulary/vocabulary.ts'

export const StoryPageRequest = z.strictObject({ html: z.string() })
export interface StoryPageRequest extends z.infer<typeof StoryPageRequest> {}

export const StoryPage = z.object({
  /** SHA-256 of the file. */
  hash: pageHash,
  /** Name and version of the format, as stated by the page. */
  format: z.string(),
})
export interface StoryPage extends z.infer<typeof StoryPage> {}

/** Path of the original file, relative to `API_BASE`. */
export const storyPageFilePath = (hash: string): string => `${storyPagePath(hash)}/file`

/** State of the page in the player's browser: open links and the result of following one. */
export const PageTurn = z.object({
  links: PageLinks,
  /** Followed link and the new content. Absent if free text must be interpreted first. */
  took: z.optional(z.object({ step: PageStep, shown: PageShown })),
})
export interface PageTurn extends z.infer<typeof PageTurn> {}

/** Links from the start to the current turn, and the random seed for replaying them. */
export const PageReplay = z.object({ seed: z.number(), steps: z.array(PageStep) })
export interface PageReplay extends z.infer<typeof PageReplay> {}

export const PlayedPage = z.extend(PageReplay, { hash: pageHash })
export interface PlayedPage extends z.infer<typeof PlayedPage> {}

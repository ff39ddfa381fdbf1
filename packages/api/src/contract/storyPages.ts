import { pageHash, PageLinks, PageShown, PageStep } from '@kathasagar/story/schema'
import * as z from 'zod/mini'
import { storyPagePath } from './vocabulary/vocabulary.ts'

/** A published page as its file. */
export const StoryPageRequest = z.strictObject({ html: z.string() })
export type StoryPageRequest = z.infer<typeof StoryPageRequest>

/** A page that is kept; a story names it to be played by it. */
export const StoryPage = z.object({
  /** SHA-256 of the file: the same page has the same hash, whoever brings it. */
  hash: pageHash,
  /** Name and version of the format, as the page says. */
  format: z.string(),
})
export type StoryPage = z.infer<typeof StoryPage>

/** Path, below `API_BASE`, of the imported file itself. */
export const storyPageFilePath = (hash: string): string => `${storyPagePath(hash)}/file`

/** What a player's browser tells of the page that plays a story: what lay open, and what came of a link. */
export const PageTurn = z.object({
  /** Links that lay open when the player acted. */
  links: PageLinks,
  /** The link that was taken and what the page shows since; absent where words are still to be heard. */
  took: z.optional(z.object({ step: PageStep, shown: PageShown })),
})
export type PageTurn = z.infer<typeof PageTurn>

/** By which links a page comes to where a session stands, and by which seed its chance falls the same again. */
export const PageWay = z.object({ seed: z.number(), steps: z.array(PageStep) })
export type PageWay = z.infer<typeof PageWay>

/** Which page plays a session, and where it stands. */
export const PlayedPage = z.extend(PageWay, { hash: pageHash })
export type PlayedPage = z.infer<typeof PlayedPage>

import type { StoryStructure } from '@kathasagar/story'
import type { DraftStructure } from '@kathasagar/story/schema'
import type { ExportFormat } from '@kathasagar/story/vocabulary'
import type {
  ImportedStory,
  ImportProgress,
  ImportRefusal,
  SourceFile,
} from '@kathasagar/interchange'

/** What goes on while a story is read. */
export interface Reading {
  /** Stops it; then nobody waits for what would have been read. */
  signal: AbortSignal
  onProgress: (progress: ImportProgress) => void
}

/** A published page of Twine that can play its story by itself. */
export interface PlayablePage {
  /** Name and version of its format. */
  format: string
  /** Why its scenes can't be imported. Absent if they can. */
  refused?: string
  /** Stores the page. Returns the structure of the story that it plays, or why it was not stored. */
  save: () => Promise<StoryStructure | { fault: string }>
}

/** A story that was read, with the page that can play it as it is. */
export interface ReadStory extends ImportedStory {
  page?: PlayablePage | undefined
}

/** A form in which a story leaves: a file for other tools, or a page that plays it. */
export type LeavingFormat = ExportFormat | 'page'

/** Reads stories of other tools and writes ours; fetched by the app when it is asked for. */
export interface StoryExchange {
  /** Reads a story from its files, in whatever encoding they were saved. */
  read: (files: readonly SourceFile[], reading: Reading) => Promise<ReadStory | ImportRefusal>
  /** Writes the whole story as a file, with all that it is beside its scenes. */
  write: (
    format: LeavingFormat,
    story: { title: string; structure: DraftStructure },
  ) => Promise<{ name: string; content: string }>
}

/** A little more than the largest page that an import takes. */
export const OPENED_BYTES = 33 * 1024 * 1024

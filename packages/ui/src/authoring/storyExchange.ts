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
export interface PlayableAsIs {
  /** Name and version of its format. */
  format: string
  /** No scenes could be read from it: this is the only way. */
  isOnly: boolean
  /** Has the page kept, and gives the structure of a story that it plays; null where it is not kept. */
  keep: () => Promise<StoryStructure | null>
}

/** A story that was read, with a way to have it without some of its mends. */
export interface ReadStory extends ImportedStory {
  /** The same story without the mends that have these ids. */
  without: (ids: ReadonlySet<string>) => ImportedStory
  /** The way to play it as it is; `needed` where its published page would be, and absent for all else. */
  asIs?: PlayableAsIs | 'needed' | undefined
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

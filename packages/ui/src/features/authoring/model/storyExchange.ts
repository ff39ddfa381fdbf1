import type { StoryStructure } from '@kathasagar/story'
import type { DraftStructure } from '@kathasagar/story/schema'
import type { ExportFormat } from '@kathasagar/story/vocabulary'
import type {
  ImportedStory,
  ImportProgress,
  ImportRefusal,
  SourceFile,
} from '@kathasagar/interchange'

export interface Reading {
  signal: AbortSignal
  onProgress: (progress: ImportProgress) => void
}

export interface PlayablePage {
  /** Name and version of the original file format. */
  format: string
  /** Reason why the page cannot be imported as scenes. Absent if it can. */
  refused?: string
  /** Stores the page. Resolves with a structure that plays the page, or with an error. */
  save: () => Promise<StoryStructure | { fault: string }>
}

export interface ReadStory extends ImportedStory {
  page?: PlayablePage | undefined
}

/** Export format: a file for authoring tools, or a web page that plays the story. */
export type DownloadFormat = ExportFormat | 'page'

export interface StoryExchange {
  read: (files: readonly SourceFile[], reading: Reading) => Promise<ReadStory | ImportRefusal>
  write: (
    format: DownloadFormat,
    story: { title: string; structure: DraftStructure },
  ) => Promise<{ name: string; content: string }>
}

/** Maximum number of bytes to read from a file. Slightly more than an import accepts. */
export const MAX_FILE_BYTES = 33 * 1024 * 1024

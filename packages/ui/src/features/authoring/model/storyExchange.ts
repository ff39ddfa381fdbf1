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
  /** Name and version of the file format. */
  format: string
  /** Reason why its scenes cannot be imported. Absent if they can. */
  refused?: string
  /** Stores the page. Returns a structure that plays it, or an error. */
  save: () => Promise<StoryStructure | { fault: string }>
}

export interface ReadStory extends ImportedStory {
  page?: PlayablePage | undefined
}

/** Export format: a file for other tools, or a standalone page. */
export type DownloadFormat = ExportFormat | 'page'

export interface StoryExchange {
  read: (files: readonly SourceFile[], reading: Reading) => Promise<ReadStory | ImportRefusal>
  write: (
    format: DownloadFormat,
    story: { title: string; structure: DraftStructure },
  ) => Promise<{ name: string; content: string }>
}

/** Maximum size to read, just above the import limit. */
export const OPENED_BYTES = 33 * 1024 * 1024

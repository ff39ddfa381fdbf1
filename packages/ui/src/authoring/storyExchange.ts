import type { DraftStructure } from '@kathasagar/api/contract'
import type { ImportedStory, ImportRefusal } from '@kathasagar/api/interchange'

/** A form in which a story leaves the house. */
export type ExportFormat = 'json' | 'twee'

/** Reads stories of other tools and writes ours; fetched by the app when it is asked for. */
export interface StoryExchange {
  /** Reads a file by its name and text. */
  read: (fileName: string, text: string) => Promise<ImportedStory | ImportRefusal>
  write: (
    format: ExportFormat,
    story: { title: string; structure: DraftStructure },
  ) => Promise<string>
}

/** Twice what an import takes. */
export const OPENED_BYTES = 5 * 1024 * 1024

import type { ImportedStory, SourceFile } from '@kathasagar/interchange'

import type { Refusal } from '../../refusal.ts'

/** Reads stories of other tools, aside of the thread that answers requests. */
export interface StoryImporter {
  /** Refuses what holds no story, what takes too much to read, and who comes while too many wait. */
  read(files: readonly SourceFile[]): Promise<ImportedStory | Refusal>
  close(): Promise<void>
}

import type { ImportedStory, SourceFile } from '@kathasagar/interchange'

import type { Refusal } from '../../services/refusal.ts'

export interface StoryImporter {
  /** Returns a refusal if the files hold no story, exceed time or memory, or if the queue is full. */
  read(files: readonly SourceFile[]): Promise<ImportedStory | Refusal>
  close(): Promise<void>
}

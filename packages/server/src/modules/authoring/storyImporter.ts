import type { ImportedStory, SourceFile } from '@kathasagar/interchange'

import type { Refusal } from '../../platform/call.ts'

export interface StoryImporter {
  /** Returns a refusal if there is no story, time or memory runs out, or the queue is full. */
  read(files: readonly SourceFile[]): Promise<ImportedStory | Refusal>
  close(): Promise<void>
}

import { DraftStructure } from '@kathasagar/story/schema'
import type { JsonFault } from '@kathasagar/ui/authoring'

import { sayIssue, type FaultMessages } from './structureIssue.ts'

/** Returns all errors that keep valid JSON from being a structure. */
export const jsonLint =
  (words: FaultMessages) =>
  (json: string): JsonFault[] => {
    const read = DraftStructure.safeParse(JSON.parse(json))
    return (read.error?.issues ?? []).map((issue) => ({
      path: issue.path.filter((part) => typeof part !== 'symbol'),
      message: sayIssue(issue, words),
    }))
  }

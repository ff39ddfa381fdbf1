import { DraftStructure } from '@kathasagar/story/schema'
import type { JsonFault } from '@kathasagar/ui/authoring'

import { sayIssue, type FaultMessages } from './structureIssue.ts'

/** Finds everything that keeps sound JSON from being a structure, by the contract's own schema. */
export const jsonLint =
  (words: FaultMessages) =>
  (json: string): JsonFault[] => {
    const read = DraftStructure.safeParse(JSON.parse(json))
    return (read.error?.issues ?? []).map((issue) => ({
      path: issue.path.filter((part) => typeof part !== 'symbol'),
      message: sayIssue(issue, words),
    }))
  }

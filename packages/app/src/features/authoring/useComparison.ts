import { messageFor, useGetStoryVersionQuery } from '@kathasagar/api'
import type { WholeVersion } from '@kathasagar/api/contract'
import {
  useAuthoringMessages,
  type ComparedVersions,
  type Comparison,
  type VersionDifference,
} from '@kathasagar/ui/authoring'
import { useEffect, useState } from 'react'

/** What is different, and in which versions. */
interface Made {
  from: WholeVersion
  to: WholeVersion
  difference: VersionDifference
}

interface Asked {
  story_id: string
  /** Null while there are no two to compare. */
  compared: ComparedVersions | null
  /** BCP 47 tag of the story; unknown while it is on its way. */
  lang: string | undefined
}

/** What is different in two versions; the code that compares them comes when it is first asked for. */
export function useComparison({ story_id, compared, lang }: Asked): Comparison | null {
  const { authoring, writing, site } = useAuthoringMessages()
  const { words, truths } = authoring.versions.difference
  const skip = { skip: compared === null }
  const before = useGetStoryVersionQuery({ story_id, number: compared?.from ?? 0 }, skip)
  const after = useGetStoryVersionQuery({ story_id, number: compared?.to ?? 0 }, skip)
  const [from, to] = [before.currentData, after.currentData]
  const [made, setMade] = useState<Made | null>(null)

  useEffect(() => {
    if (!from || !to || lang === undefined) return
    let isWanted = true
    void import('./compareVersions.ts').then(({ compareVersions }) => {
      if (!isWanted) return
      const said = { language: lang, names: { words, truths } }
      const difference = compareVersions(from.story_structure, to.story_structure, said)
      setMade({ from, to, difference })
    })
    return () => {
      isWanted = false
    }
  }, [from, to, lang, words, truths])

  if (compared === null) return null
  const error = before.error ?? after.error
  if (error) {
    return {
      status: 'failed',
      error: messageFor(error, writing.notLoaded, site),
      onRetry: () => {
        void before.refetch()
        void after.refetch()
      },
    }
  }
  const isMade = made !== null && made.from === from && made.to === to
  return isMade ? { status: 'ready', difference: made.difference } : { status: 'loading' }
}

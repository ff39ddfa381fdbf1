import { useDraftStoryMutation, useGetDraftSoFarQuery, type DraftSoFar } from '@kathasagar/api'
import type { DraftedStory, StoryDraftRequest } from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import { useEffect, useRef, useState } from 'react'

interface Run {
  abort: () => void
}

/** How a run ended: with an answer, or with a fault. */
export type DraftOutcome = { data?: DraftedStory | undefined; error?: unknown }

/** How far a draft is: nobody but the run itself knows, so it is never asked for again. */
function useSoFar(key: string | undefined) {
  const once = { skip: key === undefined, refetchOnReconnect: false }
  return useGetDraftSoFarQuery(key ?? '', once).currentData
}

/** Has a story drafted, one at a time; who leaves the page, or stops it, ends the call. */
export function useDrafting(
  onDraft: (drafted: DraftSoFar) => void,
  onEnd: (outcome: DraftOutcome) => void,
) {
  const [ask] = useDraftStoryMutation()
  const [key, setKey] = useState<string>()
  const [isDrafting, setIsDrafting] = useState(false)
  const running = useRef<Run | null>(null)
  // What came last may be held only after the end: it is listened for until the next draft.
  const soFar = useSoFar(key)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (soFar) onDraft(soFar)
  }, [soFar, onDraft])

  const end = (outcome: DraftOutcome | null) => {
    running.current = null
    setIsDrafting(false)
    if (outcome) onEnd(outcome)
  }
  return {
    isDrafting,
    draft: (asked: StoryDraftRequest) => {
      const fresh = newUuid()
      const call = ask({ key: fresh, asked })
      const next = { abort: () => call.abort() }
      running.current = next
      setKey(fresh)
      setIsDrafting(true)
      void call.then((outcome) => {
        if (running.current === next) end(outcome)
      })
    },
    stop: () => {
      running.current?.abort()
      end(null)
    },
  }
}

import { useDraftStoryMutation, useGetDraftSoFarQuery, type DraftSoFar } from '@kathasagar/api'
import type { DraftedStory, StoryDraftRequest } from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import { useEffect, useRef, useState } from 'react'

interface Run {
  abort: () => void
}

export type DraftOutcome = { data?: DraftedStory | undefined; error?: unknown }

/** Returns the progress of a draft, which only the running call knows. */
function useSoFar(key: string | undefined) {
  const once = { skip: key === undefined, refetchOnReconnect: false }
  return useGetDraftSoFarQuery(key ?? '', once).currentData
}

/** Drafts a story, one at a time. Leaving the page or stopping ends the call. */
export function useDrafting(
  onDraft: (drafted: DraftSoFar) => void,
  onEnd: (outcome: DraftOutcome) => void,
) {
  const [ask] = useDraftStoryMutation()
  const [key, setKey] = useState<string>()
  const [isDrafting, setIsDrafting] = useState(false)
  const running = useRef<Run | null>(null)
  // The last progress may arrive after the end.
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

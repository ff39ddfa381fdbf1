import { useOrderSeriesMutation } from '@kathasagar/api'
import type { MyStory, Series } from '@kathasagar/api/contract'
import { useRef, useState } from 'react'

/**
 * Sends the order of a series as its author wants it: one after the other, so that none overtakes the
 * next, and of those that wait the latest alone. `wanted` is what the next change is made of.
 *
 * @param shown Its parts as they are known; an order is refused where the series has others meanwhile.
 */
export function usePartOrder(series_id: string, shown: readonly string[]) {
  const [order, { error }] = useOrderSeriesMutation()
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const waiting = useRef<string[] | null>(null)
  const isSending = useRef(false)

  const sendAll = async () => {
    isSending.current = true
    let made_from = [...shown]
    for (let story_ids = waiting.current; story_ids; story_ids = waiting.current) {
      waiting.current = null
      const refused = (await order({ series_id, story_ids, made_from })).error
      made_from = story_ids
      // What waits was made of what is refused.
      if (refused) waiting.current = null
    }
    isSending.current = false
    setWanted(null)
  }

  return {
    error,
    wanted,
    onOrder: (story_ids: string[]) => {
      waiting.current = story_ids
      setWanted(story_ids)
      if (!isSending.current) void sendAll()
    },
  }
}

/** A series with its parts as they are wanted; those that are new to it are stories of its author. */
export function inOrder(
  series: Series,
  wanted: readonly string[] | null,
  stories: readonly MyStory[],
): Series {
  if (!wanted) return series
  const parts = wanted.flatMap((id) => {
    const known = series.parts.find(({ story }) => story.id === id)
    const story = stories.find((mine) => mine.id === id)
    return known ?? (story ? { number: null, story, progress: null } : [])
  })
  return { ...series, parts }
}

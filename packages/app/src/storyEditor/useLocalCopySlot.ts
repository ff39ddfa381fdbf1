import { useEffect, useState } from 'react'

import { claimLocalCopySlot, type LocalCopySlot } from './localCopySlots.ts'
import { localCopyKey } from './localCopies.ts'
import { useAuthor } from './useAuthor.ts'

/**
 * Returns a slot for this tab's copy, or null until it is found.
 * @param story Id of the story, or a word for a new one.
 */
export function useLocalCopySlot(story: string): LocalCopySlot | null {
  const { id } = useAuthor()
  const [place, setPlace] = useState<LocalCopySlot | null>(null)

  useEffect(() => {
    if (id === null) return
    let isGone = false
    let release = () => {}
    void claimLocalCopySlot(localCopyKey(id, story)).then((found) => {
      if (isGone) return found.release()
      release = found.release
      setPlace(found)
    })
    return () => {
      isGone = true
      release()
    }
  }, [id, story])

  return place
}

import { useEffect, useState } from 'react'

import { claimDraftPlace, type DraftPlace } from '../authoring/draftPlaces.ts'
import { draftKey } from '../authoring/storyDrafts.ts'
import { useAuthor } from './useAuthor.ts'

/**
 * A place for what is typed in this tab, for as long as the page is open; null until it is found.
 * @param story Id of the story, or a word for one that has none yet.
 */
export function useDraftPlace(story: string): DraftPlace | null {
  const { id } = useAuthor()
  const [place, setPlace] = useState<DraftPlace | null>(null)

  useEffect(() => {
    let isGone = false
    let release = () => {}
    void claimDraftPlace(draftKey(id, story)).then((found) => {
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

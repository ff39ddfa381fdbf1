import type { SceneSound } from '@kathasagar/story/vocabulary'
import { useEffect } from 'react'

/** What a scene sounds like is heard while it is shown, by a reader who has turned sound on. */
export function useSceneSound(sound: SceneSound | undefined, isOn: boolean): void {
  const heard = isOn ? sound : undefined

  useEffect(() => {
    if (heard === undefined || typeof AudioContext === 'undefined') return
    let isWanted = true
    let end = () => {}
    const begin = async () => {
      const { startSound } = await import('./startSound.ts')
      if (isWanted) end = startSound(heard)
    }
    // A story is read without its sound as well.
    begin().catch(() => {})
    return () => {
      isWanted = false
      end()
    }
  }, [heard])
}

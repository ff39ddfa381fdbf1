import type { SceneSound } from '@kathasagar/story/vocabulary'
import { useEffect } from 'react'

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
    begin().catch(() => {})
    return () => {
      isWanted = false
      end()
    }
  }, [heard])
}

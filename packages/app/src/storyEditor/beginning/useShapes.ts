import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import type { StoryShape } from '@kathasagar/ui/authoring'
import { useEffect, useState } from 'react'

const NONE: readonly StoryShape[] = []

/** Returns story templates in a language. They load when they are needed. */
export function useShapes(language: StoryLanguage, areWanted: boolean): readonly StoryShape[] {
  const [shapes, setShapes] = useState(NONE)

  useEffect(() => {
    if (!areWanted) return
    let isGone = false
    const show = async () => {
      const { SHAPES, shapeOf } = await import('@kathasagar/story/shapes')
      if (isGone) return
      setShapes(SHAPES.map((name) => ({ name, structure: shapeOf(name, language) })))
    }
    // Without templates the form works as usual.
    void show().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [language, areWanted])

  return shapes
}

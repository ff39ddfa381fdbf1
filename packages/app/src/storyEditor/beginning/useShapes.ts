import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import type { StoryShape } from '@kathasagar/ui/authoring'
import { useEffect, useState } from 'react'

const NONE: readonly StoryShape[] = []

/** Shapes to begin from in a language; loaded where they are wanted, and none until then. */
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
    // Without them the form is as it is: a story can be begun in its own fields.
    void show().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [language, areWanted])

  return shapes
}

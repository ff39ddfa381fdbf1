import { useListModelsQuery } from '@kathasagar/api'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import type {
  StoryBeginningProps,
  StoryFormValues,
  StoryShape,
  StoryTab,
} from '@kathasagar/ui/authoring'
import { blankStory } from '@kathasagar/ui/internal/editor'
import { useEffect, useState } from 'react'

import { useIdeaDraft } from './useIdeaDraft.ts'

interface Form {
  values: StoryFormValues
  onChange: (changes: Partial<StoryFormValues>) => void
  onTabChange: (tab: StoryTab) => void
}

const UNTOUCHED = JSON.stringify(blankStory().story_structure)

const NONE: readonly StoryShape[] = []

/** Returns story templates in a language. Empty while loading, or if they would replace scenes. */
function useShapes(language: StoryLanguage, areWanted: boolean): readonly StoryShape[] {
  const [shapes, setShapes] = useState(NONE)

  useEffect(() => {
    if (!areWanted) return
    let isGone = false
    const show = async () => {
      const { SHAPES, shapeOf } = await import('@kathasagar/story/shapes')
      if (isGone) return
      setShapes(SHAPES.map((name) => ({ name, structure: shapeOf(name, language) })))
    }
    // If the templates fail to load, the form works without them.
    void show().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [language, areWanted])

  return areWanted ? shapes : NONE
}

/** Returns the ways to start a new story. Only an import replaces existing scenes. */
export function useBeginning(place: string, form: Form): StoryBeginningProps {
  const { values, onChange, onTabChange } = form
  const { data: models } = useListModelsQuery()
  const toScenes = () => onTabChange('structure')
  const isBlank = JSON.stringify(values.story_structure) === UNTOUCHED
  // A player's own API key is used for their sessions only.
  const canDraft =
    models?.text.some((one) => one.provider_model !== undefined && !one.is_own_key) ?? false
  const ideaDraft = useIdeaDraft({ place, values, onChange, onOpened: toScenes })

  return {
    ideaDraft: isBlank && canDraft ? ideaDraft : null,
    shapes: useShapes(values.language, isBlank),
    onShape: ({ structure }) => {
      onChange({ story_structure: structure })
      toScenes()
    },
  }
}

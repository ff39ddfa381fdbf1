import {
  useListModelsQuery,
  messageFor,
  useDraftStoryMutation,
  useGetDraftSoFarQuery,
  type DraftSoFar,
} from '@kathasagar/api'
import type { StoryLanguage } from '@kathasagar/story/vocabulary'
import {
  type StoryBeginningProps,
  type StoryFormValues,
  type StoryShape,
  type StoryTab,
  useAuthoringMessages,
  type IdeaDraftProps,
} from '@kathasagar/ui/internal'
import { blankStory } from '@kathasagar/ui/internal/editor'
import { useEffect, useState, useRef } from 'react'
import { StoryDraft, type Declined } from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { newUuid } from '@kathasagar/api/runtime/newUuid'

interface Form {
  values: StoryFormValues
  onChange: (changes: Partial<StoryFormValues>) => void
  onTabChange: (tab: StoryTab) => void
}

const UNTOUCHED = JSON.stringify(blankStory().story_structure)

const NONE: readonly StoryShape[] = []

/** Returns story templates in a language. Empty while loading, or if a template would replace scenes. */
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
  // The user's own API key is excluded, because it is only for their sessions.
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

interface Idea {
  words: string
  drafted: DraftSoFar | null
}

const BLANK: Idea = { words: '', drafted: null }

const keyOf = (place: string) => `idea:${place}`

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []

function readIdea(place: string): Idea {
  const kept = deviceStorage.readJson(keyOf(place))
  if (typeof kept !== 'object' || kept === null) return BLANK
  const { words, draft, written } = kept as Record<string, unknown>
  const read = StoryDraft.safeParse(draft)
  return {
    words: typeof words === 'string' ? words : '',
    drafted: read.success ? { draft: read.data, written: namesIn(written) } : null,
  }
}

function keepIdea(place: string, { words, drafted }: Idea): void {
  if (words === '' && drafted === null) deviceStorage.remove(keyOf(place))
  else deviceStorage.writeJson(keyOf(place), { words, ...drafted })
}

const valuesOfDraft = (
  draft: StoryDraft,
  words: string,
  values: StoryFormValues,
): Partial<StoryFormValues> => ({
  title: values.title || draft.title,
  tagline: values.tagline || draft.tagline,
  story_description: values.story_description || draft.description,
  story_prompt: values.story_prompt || words,
  story_structure: draft.structure,
})

interface IdeaDraftOptions {
  place: string
  values: StoryFormValues
  onChange: (changes: Partial<StoryFormValues>) => void
  onOpened: () => void
}

/** Manages an idea and its draft, both stored on the device. Leaving the page cancels the call. */
function useIdeaDraft({ place, values, onChange, onOpened }: IdeaDraftOptions): IdeaDraftProps {
  const { authoring, site } = useAuthoringMessages()
  const { failed, stopped } = authoring.beginning
  const [ask] = useDraftStoryMutation()
  const [idea, setIdea] = useState(() => readIdea(place))
  const [said, setSaid] = useState<{ news?: string; error?: string; declined?: Declined }>({})
  const [key, setKey] = useState<string>()
  const [isDrafting, setIsDrafting] = useState(false)
  const running = useRef<{ abort: () => void } | null>(null)
  const once = { skip: key === undefined, refetchOnReconnect: false }
  // The last progress update can arrive after the end.
  const soFar = useGetDraftSoFarQuery(key ?? '', once).currentData
  const { words, drafted } = idea
  const { language, content_rating } = values
  const [seen, setSeen] = useState(soFar)
  const hold = (found: DraftSoFar) => setIdea((now) => ({ ...now, drafted: found }))
  if (soFar && soFar !== seen) {
    setSeen(soFar)
    hold(soFar)
  }

  useEffect(() => keepIdea(place, idea), [place, idea])
  useEffect(() => () => running.current?.abort(), [])

  const begin = async () => {
    const fresh = newUuid()
    const call = ask({ key: fresh, asked: { idea: words, language, content_rating } })
    const run = { abort: () => call.abort() }
    running.current = run
    setKey(fresh)
    setIsDrafting(true)
    setSaid({})
    setIdea({ words, drafted: null })
    const { data, error } = await call
    if (running.current !== run) return
    running.current = null
    setIsDrafting(false)
    const { draft, declined } = data ?? {}
    if (draft) hold({ draft, written: Object.keys(draft.structure.nodes) })
    else setSaid(declined ? { declined } : { error: messageFor(error, failed, site) })
  }

  return {
    idea: words,
    values,
    onChange,
    isDrafting,
    drafted: drafted ?? undefined,
    ...said,
    onIdeaChange: (typed) => setIdea((now) => ({ ...now, words: typed })),
    onDraft: () => void begin(),
    onStop: () => {
      running.current?.abort()
      running.current = null
      setIsDrafting(false)
      setSaid({ news: stopped })
    },
    onOpen: () => {
      if (!drafted) return
      onChange(valuesOfDraft(drafted.draft, words, values))
      setIdea(BLANK)
      onOpened()
    },
  }
}

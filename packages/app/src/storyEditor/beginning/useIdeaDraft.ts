import {
  messageFor,
  useDraftStoryMutation,
  useGetDraftSoFarQuery,
  type DraftSoFar,
} from '@kathasagar/api'
import {
  StoryDraft,
  type Declined,
  type DraftedStory,
  type StoryDraftRequest,
} from '@kathasagar/api/contract'
import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import {
  useAuthoringMessages,
  type IdeaDraftProps,
  type StoryFormValues,
} from '@kathasagar/ui/authoring'
import { useCallback, useEffect, useRef, useState } from 'react'

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

interface Run {
  abort: () => void
}

type DraftOutcome = { data?: DraftedStory | undefined; error?: unknown }

/** Returns the progress of a running draft. */
function useSoFar(key: string | undefined) {
  const once = { skip: key === undefined, refetchOnReconnect: false }
  return useGetDraftSoFarQuery(key ?? '', once).currentData
}

/** Drafts one story at a time. Stopping or leaving the page cancels the call. */
function useDrafting(
  onDraft: (drafted: DraftSoFar) => void,
  onEnd: (outcome: DraftOutcome) => void,
) {
  const [ask] = useDraftStoryMutation()
  const [key, setKey] = useState<string>()
  const [isDrafting, setIsDrafting] = useState(false)
  const running = useRef<Run | null>(null)
  // The last progress update may arrive after the end.
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

interface IdeaDraftOptions {
  place: string
  values: StoryFormValues
  onChange: (changes: Partial<StoryFormValues>) => void
  onOpened: () => void
}

interface Said {
  news?: string
  error?: string
  declined?: Declined
}

function useKeptIdea(place: string) {
  const { authoring, site } = useAuthoringMessages()
  const { beginning: messages } = authoring
  const [idea, setIdea] = useState(() => readIdea(place))
  const [said, setSaid] = useState<Said>({})
  useEffect(() => keepIdea(place, idea), [place, idea])

  const onEnd = ({ data, error }: DraftOutcome) => {
    const { draft, declined } = data ?? {}
    if (!draft) {
      return setSaid(declined ? { declined } : { error: messageFor(error, messages.failed, site) })
    }
    const written = Object.keys(draft.structure.nodes)
    setIdea((now) => ({ ...now, drafted: { draft, written } }))
  }
  const hold = useCallback((drafted: DraftSoFar) => setIdea((now) => ({ ...now, drafted })), [])
  const { draft, stop, isDrafting } = useDrafting(hold, onEnd)

  return {
    idea,
    setIdea,
    said,
    isDrafting,
    begin: (asked: StoryDraftRequest) => {
      setSaid({})
      setIdea({ words: asked.idea, drafted: null })
      draft(asked)
    },
    stop: () => {
      stop()
      setSaid({ news: messages.stopped })
    },
  }
}

/** Manages an idea and its draft, both stored on the device. */
export function useIdeaDraft(options: IdeaDraftOptions): IdeaDraftProps {
  const { place, values, onChange, onOpened } = options
  const { idea, setIdea, said, isDrafting, begin, stop } = useKeptIdea(place)
  const { words, drafted } = idea
  const { language, content_rating } = values

  return {
    idea: words,
    values,
    onChange,
    isDrafting,
    drafted: drafted ?? undefined,
    ...said,
    onIdeaChange: (typed) => setIdea((now) => ({ ...now, words: typed })),
    onDraft: () => begin({ idea: words, language, content_rating }),
    onStop: stop,
    onOpen: () => {
      if (!drafted) return
      onChange(valuesOfDraft(drafted.draft, words, values))
      setIdea(BLANK)
      onOpened()
    },
  }
}

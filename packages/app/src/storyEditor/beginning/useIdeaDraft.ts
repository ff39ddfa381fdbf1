import { messageFor, type DraftSoFar } from '@kathasagar/api'
import type { Declined, StoryDraftRequest } from '@kathasagar/api/contract'
import {
  useAuthoringMessages,
  type IdeaDraftProps,
  type StoryFormValues,
} from '@kathasagar/ui/authoring'
import { useCallback, useEffect, useState } from 'react'

import { keepIdea, readIdea } from './keptIdea.ts'
import { valuesOfDraft, withoutStruck } from './storyOfIdea.ts'
import { useDrafting, type DraftOutcome } from './useDrafting.ts'

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
  kept?: string
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
    setSaid,
    isDrafting,
    begin: (asked: StoryDraftRequest) => {
      setSaid({})
      setIdea({ words: asked.idea, drafted: null, struck: [] })
      draft(asked)
    },
    stop: () => {
      stop()
      setSaid({ news: messages.stopped })
    },
  }
}

/** Holds an idea and its draft, both stored on this device. */
export function useIdeaDraft(options: IdeaDraftOptions): IdeaDraftProps {
  const { place, values, onChange, onOpened } = options
  const { idea, setIdea, said, setSaid, isDrafting, begin, stop } = useKeptIdea(place)
  const { words, drafted, struck } = idea
  const { kept, ...shown } = said
  const { language, content_rating } = values

  const strike = (name: string) => {
    if (!drafted) return
    const left = withoutStruck(drafted.draft.structure, [...struck, name])
    setSaid(left ? {} : { kept: name })
    if (left) setIdea({ ...idea, struck: [...struck, name] })
  }
  return {
    idea: words,
    values,
    onChange,
    isDrafting,
    drafted: drafted ? { ...drafted, struck, kept } : undefined,
    ...shown,
    onIdeaChange: (typed) => setIdea((now) => ({ ...now, words: typed })),
    onDraft: () => begin({ idea: words, language, content_rating }),
    onStop: stop,
    onStrike: strike,
    onKeep: (name) => setIdea({ ...idea, struck: struck.filter((one) => one !== name) }),
    onOpen: () => {
      if (!drafted) return
      onChange(valuesOfDraft({ draft: drafted.draft, struck, words }, values))
      setIdea({ words: '', drafted: null, struck: [] })
      onOpened()
    },
  }
}

import {
  errorBodyOf,
  messageFor,
  useGetTriedWordsQuery,
  useTryModelMutation,
} from '@kathasagar/api'
import type { ModelList, TriedModel } from '@kathasagar/api/contract'
import { newUuid } from '@kathasagar/api/runtime/newUuid'
import {
  NO_TRY,
  useAdminMessages,
  type ModelTryPanelProps,
  type TryState,
  type TryValues,
} from '@kathasagar/ui'
import { useEffect, useRef, useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { useStoryChoice } from './useStoryChoice.ts'

/** Why a scene could not be told: what the provider did wrong, if it is known. */
function useRefusalOf() {
  const { faultAdvice, try: messages } = useAdminMessages().models
  const site = useSiteMessages()

  return (error: unknown) => {
    const fault = errorBodyOf(error)?.provider_fault
    return fault ? faultAdvice[fault] : messageFor(error, messages.failed, site)
  }
}

interface Run {
  /** The words of the run are held by it. */
  key: string
  /** Of the page's clock, in milliseconds. */
  startedAt: number
  abort: () => void
}

type Outcome = { data?: TriedModel | undefined; error?: unknown }

/** How far the run is, and the words that it has told. */
function useTelling() {
  const [run, setRun] = useState<Run | null>(null)
  const [state, setState] = useState<TryState>(NO_TRY)
  const { data: text = '' } = useGetTriedWordsQuery(run?.key ?? '', {
    skip: run === null,
    // Nobody but the try that runs knows its words.
    refetchOnReconnect: false,
  })
  const hasWords = text !== ''

  useEffect(() => {
    if (!run || !hasWords) return
    // As they are seen: with the frame that has them.
    const frame = requestAnimationFrame((at) => {
      const firstWordsMs = Math.max(0, Math.round(at - run.startedAt))
      setState((now) => (now.firstWordsMs === null ? { ...now, firstWordsMs } : now))
    })
    return () => cancelAnimationFrame(frame)
  }, [run, hasWords])

  return { run, setRun, state: { ...state, text: state.tried?.narrative ?? text }, setState }
}

/** Has a scene told, once at a time; who leaves the page, or stops it, ends the call. */
function useRuns() {
  const refusalOf = useRefusalOf()
  const [tryModel] = useTryModelMutation()
  const { run, setRun, state, setState } = useTelling()
  const running = useRef<Run | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const settle = (key: string, { data, error }: Outcome) => {
    if (running.current?.key !== key) return
    running.current = null
    setState((now) =>
      data
        ? { ...now, status: 'told', tried: data }
        : { ...now, status: 'failed', error: refusalOf(error) },
    )
  }
  const tell = ({ story, scene, model_key, words }: TryValues) => {
    if (!story) return
    const key = newUuid()
    const said = words.trim()
    const asked = { ...(scene && { scene }), ...(said && { words: said }) }
    const call = tryModel({ key, tried: { model_key, story_id: story.id, ...asked } })
    const next = { key, startedAt: performance.now(), abort: () => call.abort() }
    running.current = next
    setRun(next)
    setState({ ...NO_TRY, status: 'telling', said })
    void call.then((outcome) => settle(key, outcome))
  }
  const stop = () => {
    running.current = null
    run?.abort()
    setState((now) => ({ ...now, status: 'stopped' }))
  }
  return { state, tell, stop }
}

/** The panel in which a scene is told for once. */
export function useModelTry(models: ModelList): ModelTryPanelProps {
  const [chosen, setChosen] = useState<TryValues>({
    story: null,
    scene: '',
    model_key: 'tenali',
    words: '',
  })
  const { state, tell, stop } = useRuns()
  const { story, ...choice } = useStoryChoice(chosen.story)
  const values = { ...chosen, story }

  return {
    ...choice,
    models: models.text,
    values,
    onValuesChange: (changes) => setChosen((now) => ({ ...now, ...changes })),
    state,
    onTell: () => tell(values),
    onStop: stop,
  }
}

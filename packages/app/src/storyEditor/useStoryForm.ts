import { useGenerateCoverMutation } from '@kathasagar/api'
import { checkCondition, checkVariedText, renameVariable, usesOfVariable } from '@kathasagar/story'
import {
  firstTabWithError,
  openMemory,
  tabOf,
  useAuthoringMessages,
  type StoryLanguage,
  type StoryFieldName,
  type StoryFormErrors,
  type StoryFormValues,
  type StoryTab,
  type StructureFocus,
  type PreviewInputs,
  type TypicalAnswer,
} from '@kathasagar/ui/internal'
import { countsOf, playedStoryOf, structureReader } from '@kathasagar/ui/internal/editor'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TrialRequest } from '@kathasagar/engine/narration/trial/answersTo'

import { useOwnPictures } from '../shared/useOwnPictures.ts'
import { useStoryReview } from './useStoryReview.ts'
import { useStoryExchange } from './useStoryExchange.ts'
import { useTestPlay } from './useTestPlay.ts'

export interface StoryFormStart {
  values: StoryFormValues
  tab?: StoryTab | undefined
  heldTab?: readonly [StoryTab, (tab: StoryTab) => void] | undefined
  /** Location in the structure, as given by the URL. */
  startAt?: StructureFocus | undefined
  isOnePage?: boolean | undefined
}

/** Functions for conditions, with the same rules as review and server. */
const storyLanguage: StoryLanguage = {
  conditionFaults: checkCondition,
  textFaults: checkVariedText,
  usesOfVariable,
  renameVariable,
}

/** Focuses a field after its tab has rendered. */
const focusSoon = (name: StoryFieldName) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())

/** Manages form values and errors. Editing a field clears its error. */
function useFields(start: StoryFormStart) {
  const [values, setValues] = useState(start.values)
  const [errors, setErrors] = useState<StoryFormErrors>({})
  const [failures, setFailures] = useState(0)
  const [isTouched, setIsTouched] = useState(false)
  const ownTab = useState<StoryTab>(start.tab ?? 'basic')
  const [tab, setTab] = start.heldTab ?? ownTab

  const handleChange = (changes: Partial<StoryFormValues>) => {
    const mended = Object.keys(changes).map((name) => [name, undefined])
    setValues((before) => ({ ...before, ...changes }))
    setErrors((before) => ({ ...before, ...Object.fromEntries(mended) }))
    setIsTouched(true)
  }
  const fail = (found: StoryFormErrors) => {
    setErrors(found)
    setTab(firstTabWithError(found) ?? tab)
    setFailures((before) => before + 1)
  }
  const reset = (fresh: StoryFormValues) => {
    setValues(fresh)
    setErrors({})
    setIsTouched(false)
  }
  return {
    isTouched,
    fail,
    reset,
    fields: { values, errors, failures, onChange: handleChange, tab, onTabChange: setTab },
  }
}

/** Tries typical inputs in a worker, which then ends. Resolves to null if there is no response. */
function useTrial(values: StoryFormValues): PreviewInputs {
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  const { language } = values

  return useCallback(
    async (asked, signal) => {
      if (typeof Worker === 'undefined') return null
      const { game_config } = playedStoryOf(latest.current)
      const worker = new Worker(new URL('./trialWorker.ts', import.meta.url), { type: 'module' })
      return new Promise<readonly TypicalAnswer[] | null>((resolve) => {
        signal.addEventListener('abort', () => resolve(null))
        worker.addEventListener('error', () => resolve(null))
        worker.addEventListener('message', ({ data }: MessageEvent<TypicalAnswer[] | null>) =>
          resolve(data),
        )
        worker.postMessage({ ...asked, language, game_config } satisfies TrialRequest)
      }).finally(() => worker.terminate())
    },
    [language],
  )
}

export function useStoryForm(start: StoryFormStart) {
  const { fields, ...form } = useFields(start)
  const { values, tab, onChange, onTabChange } = fields
  const { writing, structure } = useAuthoringMessages()
  // The one-page form starts with the JSON view of the structure.
  const [memory] = useState(() => openMemory(start.isOnePage ? { view: 'json' } : {}))
  const counts = useMemo(() => countsOf(values.story_structure), [values.story_structure])
  const ownPictures = useOwnPictures()
  const [generateCover] = useGenerateCoverMutation()

  const goToField = (name: StoryFieldName) => {
    onTabChange(tabOf(name))
    focusSoon(name)
  }

  return {
    ...form,
    goToField,
    fields: {
      ...fields,
      counts,
      onGenerateCover: async () => {
        const { title, story_description } = values
        const { data } = await generateCover({ title, story_description })
        return data?.cover_image_url ?? null
      },
      ownPictures,
      editor: {
        ...useStoryReview(values, tab === 'structure' || start.isOnePage === true),
        memory,
        readStructure: useMemo(() => structureReader({ writing, structure }), [writing, structure]),
        startAt: start.startAt,
        tools: {
          ...useTestPlay(values),
          ...useStoryExchange(values, onChange),
          tryInputs: useTrial(values),
          language: storyLanguage,
          ownPictures,
        },
        onGoToField: goToField,
      },
    },
  }
}

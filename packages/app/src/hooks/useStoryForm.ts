import { paintedCoverAddress } from '@kathasagar/api/contract'
import {
  firstFaulty,
  openMemory,
  tabOf,
  type StoryFieldName,
  type StoryFormErrors,
  type StoryFormValues,
  type StoryTab,
} from '@kathasagar/ui'
import { useMemo, useState } from 'react'

import { exchange } from '../authoring/exchange.ts'
import { lintJson } from '../authoring/lintJson.ts'
import { countsOf, readStructure } from '../authoring/storyFormValues.ts'
import { useStoryReview } from './useStoryReview.ts'
import { useTestPlay } from './useTestPlay.ts'

interface StoryFormStart {
  values: StoryFormValues
  tab?: StoryTab | undefined
  /** Scene to look at; another one may be named later. */
  scene?: string | undefined
  /** All fields stand on one page, and none of them waits for its tab. */
  isOnePage?: boolean | undefined
}

/** A field of another tab exists only once that tab is drawn. */
const focusSoon = (name: StoryFieldName) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())

/** Values, faults and tab of a story's form; a fault goes when its field is edited. */
export function useStoryForm(start: StoryFormStart) {
  const [values, setValues] = useState(start.values)
  const [errors, setErrors] = useState<StoryFormErrors>({})
  const [failures, setFailures] = useState(0)
  const [isTouched, setIsTouched] = useState(false)
  const [tab, setTab] = useState<StoryTab>(start.tab ?? 'basic')
  // Beside all other fields the scenes are JSON first: their own fields have a title, too.
  const [memory] = useState(() => openMemory(start.isOnePage ? { view: 'json' } : {}))
  const counts = useMemo(() => countsOf(values.story_structure), [values.story_structure])
  const review = useStoryReview(values, tab === 'structure' || start.isOnePage === true)
  const testPlay = useTestPlay(values)

  const handleChange = (changes: Partial<StoryFormValues>) => {
    const mended = Object.keys(changes).map((name) => [name, undefined])
    setValues((before) => ({ ...before, ...changes }))
    setErrors((before) => ({ ...before, ...Object.fromEntries(mended) }))
    setIsTouched(true)
  }
  const fail = (found: StoryFormErrors) => {
    setErrors(found)
    setTab(firstFaulty(found) ?? tab)
    setFailures((before) => before + 1)
  }
  const goToField = (name: StoryFieldName) => {
    setTab(tabOf(name))
    focusSoon(name)
  }
  /** Begins anew from other values, as after a draft was thrown away. */
  const reset = (fresh: StoryFormValues) => {
    setValues(fresh)
    setErrors({})
    setIsTouched(false)
  }

  return {
    isTouched,
    fail,
    reset,
    goToField,
    fields: {
      values,
      errors,
      failures,
      counts,
      onChange: handleChange,
      paintedCover: paintedCoverAddress,
      tab,
      onTab: setTab,
      desk: {
        ...review,
        memory,
        readStructure,
        onGoToField: goToField,
        startAt: start.scene,
        tools: { testPlay, exchange, lintJson },
      },
    },
  }
}

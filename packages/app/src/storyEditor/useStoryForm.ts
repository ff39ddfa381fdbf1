import { useGenerateCoverMutation } from '@kathasagar/api'
import { checkCondition, checkVariedText, renameVariable, usesOfVariable } from '@kathasagar/story'
import {
  firstFaulty,
  openMemory,
  tabOf,
  useAuthoringMessages,
  type OwnPictures,
  type StoryLanguage,
  type StoryFieldName,
  type StoryFormErrors,
  type StoryFormValues,
  type StoryTab,
  type StructureFocus,
  type TryInputs,
} from '@kathasagar/ui/authoring'
import { countsOf, playedStoryOf, structureReader } from '@kathasagar/ui/internal/editor'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { useOwnPictures } from '../shared/useOwnPictures.ts'
import { useStoryReview } from './useStoryReview.ts'
import { useStoryExchange } from './useStoryExchange.ts'
import { useTestPlay } from './useTestPlay.ts'
import { useTryOpen } from './useTryOpen.ts'
import { tryInputs } from './tryInputs.ts'

interface StoryFormStart {
  values: StoryFormValues
  tab?: StoryTab | undefined
  heldTab?: readonly [StoryTab, (tab: StoryTab) => void] | undefined
  startAt?: StructureFocus | undefined
  isOnePage?: boolean | undefined
}

/** Condition language for the editor, with the rules of review and server. */
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
    setTab(firstFaulty(found) ?? tab)
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

/** Returns a function that tries typical inputs. It changes only with the language. */
function useTrial(values: StoryFormValues): TryInputs {
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  const { language } = values

  return useCallback(
    (asked, signal) => {
      const { game_config } = playedStoryOf(latest.current)
      return tryInputs({ ...asked, language, game_config }, signal)
    },
    [language],
  )
}

type Fields = ReturnType<typeof useFields>['fields']

function useStructureEditing(
  { values, tab, onChange }: Pick<Fields, 'values' | 'tab' | 'onChange'>,
  start: StoryFormStart,
  ownPictures: OwnPictures,
) {
  // The one-page form starts with the JSON view of the structure.
  const { writing, structure } = useAuthoringMessages()
  const [memory] = useState(() => openMemory(start.isOnePage ? { view: 'json' } : {}))
  const review = useStoryReview(values, tab === 'structure' || start.isOnePage === true)
  const testPlay = useTestPlay(values)
  const tryOpen = useTryOpen(values)
  const exchanging = useStoryExchange(values, onChange)

  return {
    ...review,
    memory,
    readStructure: useMemo(() => structureReader({ writing, structure }), [writing, structure]),
    startAt: start.startAt,
    tools: {
      testPlay,
      tryOpen,
      ...exchanging,
      tryInputs: useTrial(values),
      language: storyLanguage,
      ownPictures,
    },
  }
}

export function useStoryForm(start: StoryFormStart) {
  const { fields, ...form } = useFields(start)
  const { values, onTabChange } = fields
  const counts = useMemo(() => countsOf(values.story_structure), [values.story_structure])
  const ownPictures = useOwnPictures()
  const [generateCover] = useGenerateCoverMutation()
  const editor = useStructureEditing(fields, start, ownPictures)

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
      editor: { ...editor, onGoToField: goToField },
    },
  }
}

import {
  errorBodyOf,
  messageFor,
  useCreateStoryMutation,
  useUpdateStoryMutation,
} from '@kathasagar/api'
import type { EditableStory, StoryClash } from '@kathasagar/api/contract'
import { useUi } from '@kathasagar/ui'
import {
  useAuthoringMessages,
  type SaveOutcome,
  type SettledPart,
  type StoryFormValues,
} from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { copyTitle } from './copyTitle.ts'
import { dayAndTime } from './dayAndTime.ts'
import { changesOf, newStoryOf } from './storyPayload.ts'
import { creationRefusal } from './creationRefusal.ts'

/** What came of a save. */
export type Outcome = Omit<SaveOutcome, 'conflict'> & { changed?: Changed }

/** What came of a refused save; a conflict names who was first, all else has its `sentence`. */
export function outcomeOf(error: unknown, sentence: string, locale: string): Outcome {
  const body = errorBodyOf(error)
  if (body?.code === 'story_changed') {
    const time = dayAndTime(body.changed_at ?? '', locale)
    const { revision, clashes } = body
    return { changed: { who: body.changed_by ?? null, time, revision, clashes } }
  }
  return { error: sentence, findings: body?.findings }
}

/** Who saved the story meanwhile, and what both have changed. */
export interface Changed {
  who: string | null
  /** In words. */
  time: string
  /** Of the story that was found. */
  revision: number | undefined
  /** Parts that both changed; absent where all of it has to be looked at. */
  clashes: readonly StoryClash[] | undefined
}

/** Whoever saved meanwhile has brought the story further than this save did. */
const savedOf = (saved: EditableStory, basedOn: number) => ({
  waitsForEditor: saved.status === 'in_review',
  isMerged: saved.revision > basedOn + 1,
})

/** Saves a story, or what is typed as another one, and tells what came of it. */
export function useSaveStory(before: EditableStory, revision: number) {
  const words = useAuthoringMessages()
  const { locale } = useUi()
  const [update, updating] = useUpdateStoryMutation()
  const [create, creating] = useCreateStoryMutation()
  const [outcome, setOutcome] = useState<Outcome>({})

  const save = async (values: StoryFormValues, parts: SettledPart[] = []) => {
    const changes = changesOf(values, before)
    const found = outcome.changed?.revision
    const settled = found === undefined ? {} : { settled: { revision: found, parts } }
    const answer = await update({ story_id: before.id, ...changes, revision, ...settled })
    const refusal = messageFor(answer.error, words.writing.notUpdated, words.site)
    const refused = () => outcomeOf(answer.error, refusal, locale)
    setOutcome(answer.data ? { saved: savedOf(answer.data, revision) } : refused())
    return answer
  }
  const copy = async (values: StoryFormValues) => {
    const title = copyTitle(values.title, words.authoring.conflict.copyTitle)
    const answer = await create({ ...newStoryOf(values), title, copied_from: before.id })
    if (answer.error) setOutcome({ ...outcome, error: creationRefusal(answer.error, words) })
    return answer
  }

  return {
    save,
    copy,
    outcome,
    isSaving: updating.isLoading,
    // Once it is there the page goes on to it, which takes a moment.
    isCopying: creating.isLoading || creating.isSuccess,
  }
}

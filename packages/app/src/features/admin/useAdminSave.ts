import {
  messageFor,
  statusOf,
  useCreateStoryMutation,
  useUpdateStoryMutation,
} from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { useAdminMessages, useUi, type AdminMessages, type Messages } from '@kathasagar/ui'
import {
  useAuthoringMessages,
  type SettledPart,
  type StoryFormValues,
} from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { copyTitle } from '../../storyEditor/copyTitle.ts'
import { changesOf, newStoryOf } from '../../storyEditor/storyPayload.ts'
import { outcomeOf, type Outcome } from '../../storyEditor/useSaveStory.ts'

/** Why a story was not saved, in the words of the form. */
function refusalOf(
  error: unknown,
  kind: 'create' | 'update',
  { form: messages, site }: { form: AdminMessages['admin']['form']; site: Messages['site'] },
): string {
  const status = statusOf(error)
  if (status === 401) return messages.expired
  if (status === 403) return messages.forbidden[kind]
  return messageFor(error, status === 422 ? messages.invalid : messages.refused[kind], site)
}

/** Once it is saved the page goes on, which takes a moment. */
const isUnderWay = ({ isLoading, isSuccess }: { isLoading: boolean; isSuccess: boolean }) =>
  isLoading || isSuccess

/** Saves a new story, or what has changed in a stored one, and tells what came of it. */
export function useAdminSave(before: EditableStory | null, revision: number | undefined) {
  const [update, updating] = useUpdateStoryMutation()
  const [create, creating] = useCreateStoryMutation()
  const { authoring, site } = useAuthoringMessages()
  const { locale } = useUi()
  const words = { form: useAdminMessages().form, site }
  const [outcome, setOutcome] = useState<Outcome>({})

  const change = async (values: StoryFormValues, stored: EditableStory, parts: SettledPart[]) => {
    const changes = changesOf(values, stored)
    const based = revision === undefined ? {} : { revision }
    const found = outcome.changed?.revision
    const settled = found === undefined ? {} : { settled: { revision: found, parts } }
    const answer = await update({ story_id: stored.id, ...changes, ...based, ...settled })
    if (answer.error)
      setOutcome(outcomeOf(answer.error, refusalOf(answer.error, 'update', words), locale))
    return answer
  }
  const add = async (values: StoryFormValues, title: string) => {
    const answer = await create({
      ...newStoryOf(values),
      title,
      ...(before && { copied_from: before.id }),
    })
    // A copy is made beside a conflict, which stands until it is done.
    if (answer.error) setOutcome({ ...outcome, error: refusalOf(answer.error, 'create', words) })
    return answer
  }

  return {
    save: (values: StoryFormValues, parts: SettledPart[] = []) =>
      before ? change(values, before, parts) : add(values, values.title),
    /** What is typed becomes a story of its own. */
    copy: (values: StoryFormValues) =>
      add(values, copyTitle(values.title, authoring.conflict.copyTitle)),
    outcome,
    isSaving: isUnderWay(updating) || isUnderWay(creating),
    isCopying: before !== null && isUnderWay(creating),
  }
}

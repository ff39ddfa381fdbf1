import {
  messageFor,
  statusOf,
  useCreateStoryMutation,
  useUpdateStoryMutation,
} from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { useAdminMessages, useUi, type AdminMessages, type Messages } from '@kathasagar/ui'
import { useAuthoringMessages, type StoryFormValues } from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { newStoryOf } from '../../storyEditor/storyPayload.ts'
import { bodyOf, outcomeOf, type Outcome } from '../../storyEditor/useSaveStory.ts'

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

const isSavingOrSaved = ({ isLoading, isSuccess }: { isLoading: boolean; isSuccess: boolean }) =>
  isLoading || isSuccess

export function useAdminSave(before: EditableStory | null, revision: number | undefined) {
  const [update, updating] = useUpdateStoryMutation()
  const [create, creating] = useCreateStoryMutation()
  const { site } = useAuthoringMessages()
  const { locale } = useUi()
  const words = { form: useAdminMessages().form, site }
  const [outcome, setOutcome] = useState<Outcome>({})

  const change = async (values: StoryFormValues, stored: EditableStory) => {
    const body = bodyOf(values, stored, { revision, changed: outcome.changed })
    const answer = await update({ story_id: stored.id, ...body })
    if (answer.error)
      setOutcome(outcomeOf(answer.error, refusalOf(answer.error, 'update', words), locale))
    return answer
  }
  const add = async (values: StoryFormValues) => {
    const answer = await create(newStoryOf(values))
    if (answer.error) setOutcome({ error: refusalOf(answer.error, 'create', words) })
    return answer
  }

  return {
    save: (values: StoryFormValues) => (before ? change(values, before) : add(values)),
    outcome,
    isSaving: isSavingOrSaved(updating) || isSavingOrSaved(creating),
  }
}

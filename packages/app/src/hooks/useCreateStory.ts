import { errorBodyOf, messageFor, statusOf, useCreateStoryMutation } from '@kathasagar/api'
import { en, fill } from '@kathasagar/ui'
import { useNavigate } from 'react-router-dom'

import type { LocalCopySlot } from '../authoring/localCopySlots.ts'
import { newStoryOf } from '../authoring/storyPayload.ts'
import { isWrong, refusedFields, storyFormErrors } from '../authoring/storyFormErrors.ts'
import { blankStory } from '../authoring/storyFormValues.ts'
import { paths } from '../paths.ts'
import { useStoryEditor } from './useStoryEditor.ts'

/** What is said when a story could not be created. */
export function creationRefusal(error: unknown): string {
  const status = statusOf(error)
  if (status === 401) return en.writing.expired
  // Only this refusal says what the author can do about it.
  if (status === 403 && errorBodyOf(error)?.code !== 'author_unverified') {
    return en.writing.forbidden
  }
  return messageFor(error, status === 422 ? en.writing.invalid : en.writing.notCreated)
}

/** A new story from its first word to the server; what is typed stays on this device meanwhile. */
export function useCreateStory(place: LocalCopySlot) {
  const navigate = useNavigate()
  const { form, finish, preview, screen } = useStoryEditor({ place, fresh: blankStory() })
  const [create, { isLoading, error }] = useCreateStoryMutation()
  const { values } = screen

  const submit = async () => {
    if (isLoading) return
    const wrong = storyFormErrors(values, 'create')
    if (isWrong(wrong)) return form.fail(wrong)
    const { data, error: refusal } = await create(newStoryOf(values))
    if (!data) return form.fail(refusedFields(refusal, values))
    finish()
    const done = fill(en.writing.created, { title: data.title })
    void navigate(paths.myStories, { state: { done } })
  }

  return {
    ...screen,
    story: preview(),
    isBusy: isLoading,
    error: error ? creationRefusal(error) : undefined,
    onSubmit: () => void submit(),
  }
}

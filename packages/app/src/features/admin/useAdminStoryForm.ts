import type { ReviewFinding } from '@kathasagar/story/schema'
import type { EditableStory } from '@kathasagar/api/contract'
import { fill, useAdminMessages, type AdminMessages } from '@kathasagar/ui'
import {
  useAuthoringMessages,
  type AdminStoryFormScreenProps,
  type StoryFormValues,
} from '@kathasagar/ui/authoring'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { isWrong, refusedFields, storyFormErrors } from '../../storyEditor/storyFormErrors.ts'
import { blankStory, NO_SCENES, valuesOf } from '../../storyEditor/storyFormValues.ts'
import { hasPlace } from '../../storyEditor/structureAddress.ts'
import { useEditView } from '../../storyEditor/useEditView.ts'
import { useUnpublishedChanges } from '../../storyEditor/useUnpublishedChanges.ts'
import { useStoryEditor } from '../../storyEditor/useStoryEditor.ts'
import { adminPaths } from './adminPaths.ts'
import { useAdminSave } from './useAdminSave.ts'
import { addMissingEnding } from './addMissingEnding.ts'

const newStory = (): StoryFormValues => ({
  ...blankStory(),
  story_system_prompt: '',
  is_featured: false,
})

/** Returns the values to save. Invalid JSON becomes an empty structure. */
function valuesToSave(values: StoryFormValues): StoryFormValues {
  return values.structure_text === null
    ? { ...values, story_structure: addMissingEnding(values.story_structure) }
    : { ...values, story_structure: NO_SCENES, structure_text: null }
}

function doneMessages(
  saved: EditableStory,
  typed: StoryFormValues,
  { isNew, done }: { isNew: boolean; done: AdminMessages['admin']['form']['done'] },
): string {
  const updated = saved.has_unpublished_changes ? done.drafted : done.updated
  const sentence = isNew ? done.created : saved.status === 'in_review' ? done.waits : updated
  const isEmptied = typed.structure_text !== null
  const isEndAdded = !isEmptied && addMissingEnding(typed.story_structure) !== typed.story_structure
  return [
    fill(sentence, { title: saved.title }),
    ...(isEmptied ? [done.emptied] : []),
    ...(isEndAdded ? [done.endAdded] : []),
  ].join(' ')
}

interface AdminStoryFormOptions {
  stored: EditableStory | null
  place: LocalCopySlot
  /** Reloads the story and discards all changes. */
  onReload: () => void
}

type Form = NonNullable<AdminStoryFormScreenProps['form']>

function useOpenedForm({ stored, place }: AdminStoryFormOptions) {
  // The form does not change if the query refetches.
  const [before] = useState(stored)
  const { place: startAt, onPlace } = useEditView()
  const editor = useStoryEditor({
    place,
    fresh: before ? valuesOf(before) : newStory(),
    ...(before ? { revision: before.revision } : {}),
    startAt,
    isOnePage: true,
  })
  const mend = (finding: ReviewFinding) => {
    if (finding.field) editor.form.goToField(finding.field)
    else if (hasPlace(finding)) onPlace(finding)
  }
  return { ...editor, before, mend }
}

function useSubmit({ before, basedOn, form, finish, screen }: ReturnType<typeof useOpenedForm>) {
  const navigate = useNavigate()
  const words = useAuthoringMessages()
  const { done } = useAdminMessages().form
  const saving = useAdminSave(before, basedOn)
  const [isUnsoundAsked, setUnsoundAsked] = useState(false)
  const { values } = screen

  const send = async () => {
    const saved = valuesToSave(values)
    const wrong = storyFormErrors(saved, 'create', words)
    if (isWrong(wrong)) return form.fail(wrong)
    const { data, error } = await saving.save(saved)
    if (!data) return form.fail(refusedFields(error, saved, words))
    finish()
    const state = { done: doneMessages(data, values, { isNew: data.id !== before?.id, done }) }
    void navigate(adminPaths.stories, { state })
  }
  return {
    saving,
    isUnsoundAsked,
    onUnsound: (isSaved: boolean) => {
      setUnsoundAsked(false)
      if (isSaved) void send()
    },
    onOverwrite: () => void send(),
    onSubmit: () => {
      if (saving.isSaving) return
      if (values.structure_text === null) void send()
      else setUnsoundAsked(true)
    },
  }
}

export function useAdminStoryForm(options: AdminStoryFormOptions) {
  const navigate = useNavigate()
  const opened = useOpenedForm(options)
  const { saving, onOverwrite, ...sending } = useSubmit(opened)
  const { changed, ...refused } = saving.outcome
  const { before, form, screen, mend } = opened

  const giveUp = () => {
    opened.finish()
    options.onReload()
  }
  const { outcome, unpublished } = useUnpublishedChanges(before, {
    hasUnsaved: form.isTouched || screen.draft.restoredFrom !== undefined,
    onPublished: (done) => {
      opened.finish()
      void navigate(adminPaths.stories, { state: { done } })
    },
    onDiscarded: giveUp,
  })
  return {
    ...screen,
    ...outcome,
    ...refused,
    ...sending,
    unpublished,
    keptVersion: before?.version ?? null,
    conflict: changed && {
      ...changed,
      isBusy: saving.isSaving,
      onOverwrite,
      onReload: giveUp,
    },
    onMend: mend,
    onClose: () => void navigate(adminPaths.stories),
    isBusy: saving.isSaving,
  } satisfies Form & Record<string, unknown>
}

import type { ReviewFinding } from '@kathasagar/story/schema'
import type { EditableStory } from '@kathasagar/api/contract'
import {
  useAuthoringMessages,
  type EditStoryFormProps,
  type StoryFieldName,
  type StoryFormErrors,
} from '@kathasagar/ui/authoring'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { isWrong, refusedFields, storyFormErrors } from '../../storyEditor/storyFormErrors.ts'
import { valuesOf } from '../../storyEditor/storyFormValues.ts'
import { paths } from '../../navigation/paths.ts'
import { hasPlace } from '../../storyEditor/structureAddress.ts'
import { useEditView } from '../../storyEditor/useEditView.ts'
import { useSaveStory } from '../../storyEditor/useSaveStory.ts'
import { useUnpublishedChanges } from '../../storyEditor/useUnpublishedChanges.ts'
import { useStoryEditor } from '../../storyEditor/useStoryEditor.ts'

/** Delay before the list of stories opens after a save, in ms. */
const BACK_AFTER_MS = 2000

/** Fields that show without the tabs. */
const FEW_FIELDS: readonly string[] = [
  'title',
  'tagline',
  'story_description',
  'cover_image_url',
  'category_id',
  'tag_ids',
  'is_premium',
  'content_rating',
  'difficulty_level',
] satisfies StoryFieldName[]

function useWayBack(isSaved: boolean) {
  const navigate = useNavigate()

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void navigate(paths.myStories), BACK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSaved, navigate])
}

function useOpenedStory(stored: EditableStory, place: LocalCopySlot) {
  // Later answers do not replace the story that the form was opened with.
  const [before] = useState(stored)
  const { view, onViewChange, tab, place: startAt, onPlace } = useEditView()
  const editor = useStoryEditor({
    place,
    fresh: valuesOf(before),
    revision: before.revision,
    tab,
    startAt,
  })
  const { form } = editor

  const fail = (found: StoryFormErrors) => {
    const names = Object.entries(found).flatMap(([name, error]) => (error ? [name] : []))
    if (names.some((name) => !FEW_FIELDS.includes(name))) onViewChange('all')
    form.fail(found)
  }
  const mend = (finding: ReviewFinding) => {
    const { field } = finding
    if (hasPlace(finding) && !field) {
      onPlace(finding)
      form.fields.onTabChange('structure')
    } else if (field) {
      if (!FEW_FIELDS.includes(field)) onViewChange('all')
      form.goToField(field)
    }
  }
  return { ...editor, before, view, onViewChange, fail, mend }
}

interface EditStoryOptions {
  stored: EditableStory
  place: LocalCopySlot
  onReload: () => void
}

/** Saves the fields, and marks the invalid ones. */
function useSend(
  { screen: { values }, fail, finish }: ReturnType<typeof useOpenedStory>,
  save: ReturnType<typeof useSaveStory>['save'],
) {
  const words = useAuthoringMessages()

  return async () => {
    const wrong = storyFormErrors(values, 'edit', words)
    if (isWrong(wrong)) return fail(wrong)
    const { data, error } = await save(values)
    if (!data) return fail(refusedFields(error, values, words))
    finish()
    window.scrollTo({ top: 0 })
  }
}

/** Edits a stored story, based on the revision that was loaded. */
export function useEditStory({ stored, place, onReload }: EditStoryOptions): EditStoryFormProps {
  const navigate = useNavigate()
  const opened = useOpenedStory(stored, place)
  const { before, basedOn, finish, preview, screen, view, onViewChange, mend } = opened
  const saving = useSaveStory(before, basedOn ?? before.revision)
  const { saved, changed, ...refused } = saving.outcome
  const { outcome, unpublished } = useUnpublishedChanges(before, {
    hasUnsaved: opened.form.isTouched || opened.screen.draft.restoredFrom !== undefined,
    onPublished: (done) => {
      finish()
      void navigate(paths.myStories, { state: { done } })
    },
    onDiscarded: () => {
      finish()
      onReload()
    },
  })
  const isStoredCover = screen.values.cover_image_url === (before.cover_image_url ?? '')
  const coverUrl = isStoredCover ? (before.shown_cover_url ?? undefined) : undefined
  useWayBack(saved !== undefined)
  const send = useSend(opened, saving.save)

  return {
    ...screen,
    ...outcome,
    ...refused,
    unpublished,
    view,
    onViewChange: onViewChange,
    onMend: mend,
    saved,
    conflict: changed && {
      ...changed,
      isBusy: saving.isSaving,
      onOverwrite: () => void send(),
      onReload: () => {
        finish()
        onReload()
      },
    },
    story: { ...preview(coverUrl), author: before.author },
    coverPreviewUrl: coverUrl,
    backHref: paths.myStories,
    onClose: () => void navigate(paths.myStories),
    isBusy: saving.isSaving,
    onSubmit: () => {
      if (!saving.isSaving && !saved) void send()
    },
  }
}

import type { ReviewFinding } from '@kathasagar/story/schema'
import {
  useAuthoringMessages,
  type EditStoryFormProps,
  type StoryFieldName,
  type StoryFormErrors,
} from '@kathasagar/ui/authoring'
import { hasPlace, isWrong, storyFormErrors } from '@kathasagar/ui/internal/editor'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { paths } from '../../navigation/paths.ts'
import { useStoryEdit, type OpenedStory } from '../../storyEditor/useStoryEdit.ts'

/** Delay before the list of stories opens after a save, in ms. */
const BACK_AFTER_MS = 2000

/** Fields of the short form without tabs. */
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

/** Edits a stored story, based on the revision that was loaded. */
export function useEditStory(opened: OpenedStory): EditStoryFormProps {
  const words = useAuthoringMessages()
  const { before, view, editor, saving, saved, propsFor } = useStoryEdit(opened, {
    listPath: paths.myStories,
    refusals: { refused: words.writing.notUpdated },
  })
  const { form, screen, finish, preview } = editor
  const { values } = screen
  const isStoredCover = values.cover_image_url === (before.cover_image_url ?? '')
  const coverUrl = isStoredCover ? (before.shown_cover_url ?? undefined) : undefined
  useWayBack(saved !== undefined)

  const fail = (found: StoryFormErrors) => {
    const names = Object.entries(found).flatMap(([name, error]) => (error ? [name] : []))
    if (names.some((name) => !FEW_FIELDS.includes(name))) view.onAllFields()
    form.fail(found)
  }
  /** Saves the fields, and marks the invalid ones. */
  const send = async () => {
    const wrong = storyFormErrors(values, 'edit', words)
    if (isWrong(wrong)) return fail(wrong)
    const { data, refused } = await saving.save(values)
    if (!data) return fail(refused)
    finish()
    window.scrollTo({ top: 0 })
  }

  return {
    ...propsFor(() => void send()),
    view: view.view,
    onAllFields: view.onAllFields,
    onMend: (finding: ReviewFinding) => {
      const { field } = finding
      if (hasPlace(finding) && !field) {
        view.onPlace(finding)
        form.fields.onTabChange('structure')
      } else if (field) {
        if (!FEW_FIELDS.includes(field)) view.onAllFields()
        form.goToField(field)
      }
    },
    saved,
    story: { ...preview(coverUrl), author: before.author },
    coverPreviewUrl: coverUrl,
    backHref: paths.myStories,
    onSubmit: () => {
      if (!saving.isSaving && !saved) void send()
    },
  }
}

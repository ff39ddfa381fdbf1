import { messageFor } from '@kathasagar/api'
import {
  useAuthoringMessages,
  type EditStoryFormProps,
  type StoryFieldName,
  type StoryFormErrors,
} from '@kathasagar/ui/internal'
import { EditStoryScreen } from '@kathasagar/ui/screens'
import { useState, useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { ReviewFinding } from '@kathasagar/story/schema'
import { hasPlace, hasFormErrors, storyFormErrors } from '@kathasagar/ui/internal/editor'

import { ForAuthor } from '../../storyEditor/ForAuthor.tsx'
import { useStoryToEdit, type OpenedStory, useStoryEdit } from '../../storyEditor/useStoryEdit.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'

const besideOf = (id: string) => ({
  versionsHref: paths.versions(id),
  previewLinkHref: paths.previewLink(id),
})

export default function EditStoryRoute() {
  const messages = useSiteMessages()
  const { story_id = '' } = useParams()
  const [round, setRound] = useState(0)
  useTitle(messages.titles.editStory)

  return (
    <ForAuthor>
      {(id) => (
        <LoadedStory
          key={`${id} ${story_id} ${round}`}
          onReload={() => setRound(round + 1)}
          storyId={story_id}
        />
      )}
    </ForAuthor>
  )
}

function LoadedStory({ storyId, onReload }: { storyId: string; onReload: () => void }) {
  const { writing, site } = useAuthoringMessages()
  const navigate = useNavigate()
  const { opened, error, ...waiting } = useStoryToEdit(storyId)

  if (opened) return <OpenedForm {...opened} onReload={onReload} />
  return (
    <EditStoryScreen
      {...waiting}
      {...besideOf(storyId)}
      error={error && messageFor(error, writing.notLoaded, site)}
      form={null}
      onBack={() => void navigate(paths.myStories)}
    />
  )
}

function OpenedForm(opened: OpenedStory) {
  const form = useEditStory(opened)

  return (
    <EditStoryScreen
      {...besideOf(opened.stored.id)}
      form={form}
      onBack={form.onClose}
      onRetry={opened.onReload}
      status="ready"
    />
  )
}

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
function useEditStory(opened: OpenedStory): EditStoryFormProps {
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
    if (hasFormErrors(wrong)) return fail(wrong)
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

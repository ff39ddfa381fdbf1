import { useAdminMessages, type AdminMessages } from '@kathasagar/ui/internal'
import { fill } from '@kathasagar/ui/messages'
import { useAuthoringMessages, type StoryFormValues } from '@kathasagar/ui/internal'
import { AdminStoryFormScreen, type AdminStoryFormScreenProps } from '@kathasagar/ui/screens'
import { useState } from 'react'
import { useParams, useNavigate } from 'react-router-dom'
import type { EditableStory } from '@kathasagar/api/contract'
import {
  addMissingEnding,
  blankStory,
  hasPlace,
  hasFormErrors,
  NO_SCENES,
  storyFormErrors,
} from '@kathasagar/ui/internal/editor'

import { adminPaths } from './adminPaths.ts'
import { useLocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { useStoryToEdit, useStoryEdit, type OpenedStory } from '../../storyEditor/useStoryEdit.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { paths } from '../../navigation/paths.ts'

/** Creates a story, or edits the one that the URL names. */
export default function EditAdminStoryRoute() {
  const { newTitle, editTitle } = useAdminMessages().form
  const { story_id } = useParams()
  const [round, setRound] = useState(0)
  useTitle(story_id === undefined ? newTitle : editTitle)

  if (story_id === undefined) return <NewStory />
  return (
    <LoadedStory
      key={`${story_id} ${round}`}
      onReload={() => setRound(round + 1)}
      storyId={story_id}
    />
  )
}

function NewStory() {
  const place = useLocalCopySlot('admin-new')

  return place && <OpenedForm onReload={() => undefined} place={place} stored={null} />
}

function LoadedStory({ storyId, onReload }: { storyId: string; onReload: () => void }) {
  const { opened, error: _error, ...waiting } = useStoryToEdit(storyId)

  if (opened) return <OpenedForm {...opened} onReload={onReload} />
  return (
    <AdminStoryFormScreen {...waiting} backHref={adminPaths.stories} form={null} kind="update" />
  )
}

function OpenedForm(opened: AdminStory) {
  const { stored, onReload } = opened
  const form = useAdminStoryForm(opened)
  const links = stored && {
    versionsHref: paths.versions(stored.id),
    viewHref: paths.story(stored.id),
  }

  return (
    <AdminStoryFormScreen
      {...links}
      backHref={adminPaths.stories}
      form={form}
      kind={stored ? 'update' : 'create'}
      onRetry={onReload}
      status="ready"
    />
  )
}

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

type Form = NonNullable<AdminStoryFormScreenProps['form']>

type AdminStory = OpenedStory<EditableStory | null>

function useAdminStoryForm(options: AdminStory) {
  const navigate = useNavigate()
  const words = useAuthoringMessages()
  const { done, expired, forbidden, invalid, refused } = useAdminMessages().form
  const kind = options.stored ? 'update' : 'create'
  const { before, view, editor, saving, propsFor } = useStoryEdit(options, {
    listPath: adminPaths.stories,
    refusals: { expired, forbidden: forbidden[kind], invalid, refused: refused[kind] },
    fresh: newStory(),
    isOnePage: true,
  })
  const { form, screen, finish } = editor
  const { values } = screen
  const [isUnsoundAsked, setUnsoundAsked] = useState(false)
  // The form stays busy after the creation until the next page opens.
  const isBusy = saving.isSaving || saving.isSaved

  const send = async () => {
    const saved = valuesToSave(values)
    const wrong = storyFormErrors(saved, 'create', words)
    if (hasFormErrors(wrong)) return form.fail(wrong)
    const { data, refused: faults } = await saving.save(saved)
    if (!data) return form.fail(faults)
    finish()
    const state = { done: doneMessages(data, values, { isNew: data.id !== before?.id, done }) }
    void navigate(adminPaths.stories, { state })
  }

  return {
    ...propsFor(() => void send()),
    keptVersion: before?.version ?? null,
    isUnsoundAsked,
    onUnsound: (isSaved: boolean) => {
      setUnsoundAsked(false)
      if (isSaved) void send()
    },
    onMend: (finding) => {
      if (finding.field) form.goToField(finding.field)
      else if (hasPlace(finding)) view.onPlace(finding)
    },
    onSubmit: () => {
      if (isBusy) return
      if (values.structure_text === null) void send()
      else setUnsoundAsked(true)
    },
    isBusy,
  } satisfies Form & Record<string, unknown>
}

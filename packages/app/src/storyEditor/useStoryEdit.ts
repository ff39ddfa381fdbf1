import { useGetStoryForEditQuery } from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import type { StoryFormValues } from '@kathasagar/ui/authoring'
import { blankStory, valuesOf } from '@kathasagar/ui/internal/editor'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useLocalCopySlot, type LocalCopySlot } from './localCopySlots.ts'
import { useEditView } from './useEditView.ts'
import { useSaveStory, type RefusalMessages } from './useSaveStory.ts'
import { useStoryEditor } from './useStoryEditor.ts'
import { useUnpublishedChanges } from './useUnpublishedChanges.ts'

/** Waits for the latest version, because edits of an older one cannot be saved. */
export function useStoryToEdit(storyId: string) {
  const [mountedAt] = useState(Date.now)
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetStoryForEditQuery(
    storyId,
    { refetchOnMountOrArgChange: true },
  )
  const place = useLocalCopySlot(storyId)
  const [stored, setStored] = useState<EditableStory | null>(null)
  // The cache may contain an older response until the request starts.
  const isFresh = !isFetching && !error && (fulfilledTimeStamp ?? 0) >= mountedAt
  if (!stored && data && isFresh) setStored(data)

  return {
    opened: stored && place && { stored, place },
    error,
    onRetry: () => void refetch(),
    status: isFetching || !error ? ('loading' as const) : ('failed' as const),
  }
}

export interface OpenedStory<Stored extends EditableStory | null = EditableStory> {
  stored: Stored
  place: LocalCopySlot
  /** Reloads the story and discards all changes. */
  onReload: () => void
}

interface StoryEditOptions {
  /** Page that opens after publishing. */
  listPath: string
  refusals: RefusalMessages
  /** Initial values of a new story. */
  fresh?: StoryFormValues
  isOnePage?: boolean
}

/** Combines form, saving, conflicts and unpublished draft. */
export function useStoryEdit<Stored extends EditableStory | null>(
  { stored, place, onReload }: OpenedStory<Stored>,
  { listPath, refusals, fresh, isOnePage = false }: StoryEditOptions,
) {
  const navigate = useNavigate()
  // Later responses do not replace the story in the form.
  const [before] = useState(stored)
  const view = useEditView()
  const editor = useStoryEditor({
    place,
    fresh: before ? valuesOf(before) : (fresh ?? blankStory()),
    revision: before?.revision,
    tab: view.tab,
    startAt: view.place,
    isOnePage,
  })
  const { form, screen, finish } = editor
  const saving = useSaveStory(before, editor.basedOn, refusals)
  const { changed, saved, ...refused } = saving.outcome
  const discard = () => {
    finish()
    onReload()
  }
  const { outcome, unpublished } = useUnpublishedChanges(before, {
    hasUnsaved: form.isTouched || screen.draft.restoredFrom !== undefined,
    onPublished: (done) => {
      finish()
      void navigate(listPath, { state: { done } })
    },
    onDiscarded: discard,
  })

  return {
    before,
    view,
    editor,
    saving,
    saved,
    /** Returns the form's props. `onOverwrite` resolves a conflict. */
    propsFor: (onOverwrite: () => void) => ({
      ...screen,
      ...outcome,
      ...refused,
      unpublished,
      conflict: changed && { ...changed, isBusy: saving.isSaving, onOverwrite, onReload: discard },
      isBusy: saving.isSaving,
      onClose: () => void navigate(listPath),
    }),
  }
}

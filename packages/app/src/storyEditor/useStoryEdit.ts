import {
  useGetStoryForEditQuery,
  messageFor,
  useDiscardDraftMutation,
  usePublishStoryMutation,
} from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import {
  type StoryFormValues,
  useAuthoringMessages,
  STORY_TABS,
  type EditStoryFormProps,
} from '@kathasagar/ui/internal'
import { blankStory, valuesOf, addressOf, placeIn } from '@kathasagar/ui/internal/editor'
import { useState, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useUi } from '@kathasagar/ui'
import { fill } from '@kathasagar/ui/messages'

import { useLocalCopySlot, type LocalCopySlot } from './localCopySlots.ts'
import { useSaveStory, type RefusalMessages, outcomeOf, type Outcome } from './useSaveStory.ts'
import { useStoryEditor } from './useStoryEditor.ts'

/** Waits for the latest version, because edits of an earlier version can't be saved. */
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
  listPath: string
  refusals: RefusalMessages
  fresh?: StoryFormValues
  isOnePage?: boolean
}

/** Combines form, saving, conflicts and unpublished draft. */
export function useStoryEdit<Stored extends EditableStory | null>(
  { stored, place, onReload }: OpenedStory<Stored>,
  { listPath, refusals, fresh, isOnePage = false }: StoryEditOptions,
) {
  const navigate = useNavigate()
  // The form shows the first response. Later responses do not replace it.
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

interface UnpublishedChangesOptions {
  hasUnsaved: boolean
  onPublished: (done: string) => void
  onDiscarded: () => void
}

/** Publishes or discards the draft of a published story. Returns an error message on failure. */
function useUnpublishedChanges(
  story: EditableStory | null,
  { hasUnsaved, onPublished, onDiscarded }: UnpublishedChangesOptions,
) {
  const { authoring, writing, site } = useAuthoringMessages()
  const { locale } = useUi()
  const [publish, publishing] = usePublishStoryMutation()
  const [discard, discarding] = useDiscardDraftMutation()
  const [outcome, setOutcome] = useState<Outcome>({})
  if (!story?.has_unpublished_changes) return { outcome, unpublished: undefined }
  const { id: story_id, revision, title } = story

  const handlePublish = async () => {
    const { data, error } = await publish({ story_id, revision })
    if (error) {
      return setOutcome(outcomeOf(error, messageFor(error, writing.notPublished, site), locale))
    }
    const { nowWaits, nowPublished } = authoring.mine
    onPublished(fill(data.status === 'in_review' ? nowWaits : nowPublished, { title }))
  }
  const handleDiscard = async () => {
    const { error } = await discard(story_id)
    if (error) setOutcome({ error: messageFor(error, site.failed.save, site) })
    else onDiscarded()
  }
  const busy = publishing.isLoading
    ? ('publish' as const)
    : discarding.isLoading
      ? ('discard' as const)
      : undefined
  return {
    outcome,
    unpublished: {
      hasUnsaved,
      busy,
      onPublish: () => void handlePublish(),
      onDiscard: () => void handleDiscard(),
    },
  }
}

/** Returns the open part of the form, which is stored in the URL. */
function useEditView() {
  const [search, setSearch] = useSearchParams()
  const place = useMemo(() => placeIn(search), [search])
  const asked = STORY_TABS.find((one) => one === search.get('tab'))
  const tab = asked ?? (place === undefined ? undefined : ('structure' as const))
  const view: EditStoryFormProps['view'] = search.get('view') === 'all' || tab ? 'all' : 'few'

  return {
    tab,
    place,
    view,
    // The history gets an entry, so that Back returns to the short form.
    onAllFields: () => setSearch({ view: 'all' }),
    onPlace: (finding: Parameters<typeof addressOf>[0]) =>
      setSearch({ view: 'all', ...addressOf(finding) }, { replace: true }),
  }
}

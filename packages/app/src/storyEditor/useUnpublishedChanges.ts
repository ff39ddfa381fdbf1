import { messageFor, useDiscardDraftMutation, usePublishStoryMutation } from '@kathasagar/api'
import type { EditableStory } from '@kathasagar/api/contract'
import { fill, useUi } from '@kathasagar/ui'
import { useAuthoringMessages } from '@kathasagar/ui/authoring'
import { useState } from 'react'

import { outcomeOf, type Outcome } from './useSaveStory.ts'

interface UnpublishedChangesOptions {
  hasUnsaved: boolean
  onPublished: (done: string) => void
  onDiscarded: () => void
}

/** Publishes or discards the draft of a published story. Returns an error message on failure. */
export function useUnpublishedChanges(
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

import { CreateStoryScreen } from '@kathasagar/ui/authoring'

import { ForAuthor } from '../../storyEditor/ForAuthor.tsx'
import { useCreateStory } from './useCreateStory.ts'
import { useLocalCopySlot, type LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

export default function CreateStoryRoute() {
  const messages = useSiteMessages()
  useTitle(messages.titles.createStory)

  return <ForAuthor>{(id) => <NewStory key={id} />}</ForAuthor>
}

/** Keyed by author, so that another author who logs in gets their own draft. */
function NewStory() {
  const place = useLocalCopySlot('new')

  return place && <NewStoryForm place={place} />
}

function NewStoryForm({ place }: { place: LocalCopySlot }) {
  return <CreateStoryScreen {...useCreateStory(place)} />
}

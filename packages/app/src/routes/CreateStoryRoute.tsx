import { CreateStoryScreen } from '@kathasagar/ui'

import type { LocalCopySlot } from '../authoring/localCopySlots.ts'
import { useAuthor } from '../hooks/useAuthor.ts'
import { useCreateStory } from '../hooks/useCreateStory.ts'
import { useLocalCopySlot } from '../hooks/useLocalCopySlot.ts'
import { useTitle } from '../hooks/useTitle.ts'
import { useSiteMessages } from '../i18n/useSiteMessages.ts'

/** `/create-story` */
export function CreateStoryRoute() {
  const messages = useSiteMessages()
  const { id } = useAuthor()
  useTitle(messages.titles.createStory)

  return <NewStory key={id} />
}

/** One author's form: another one who signs in here begins with their own draft. */
function NewStory() {
  const place = useLocalCopySlot('new')

  return place && <NewStoryForm place={place} />
}

function NewStoryForm({ place }: { place: LocalCopySlot }) {
  return <CreateStoryScreen {...useCreateStory(place)} />
}

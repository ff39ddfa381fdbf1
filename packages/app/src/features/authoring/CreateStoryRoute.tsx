import { CreateStoryScreen } from '@kathasagar/ui'

import type { LocalCopySlot } from '../../storyEditor/localCopySlots.ts'
import { useAuthor } from '../../storyEditor/useAuthor.ts'
import { useCreateStory } from './useCreateStory.ts'
import { useLocalCopySlot } from '../../storyEditor/useLocalCopySlot.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { useSiteMessages } from '../../i18n/useSiteMessages.ts'

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

import { CreateStoryScreen } from '@kathasagar/ui'

import type { DraftPlace } from '../authoring/draftPlaces.ts'
import { useAuthor } from '../hooks/useAuthor.ts'
import { useCreateStory } from '../hooks/useCreateStory.ts'
import { useDraftPlace } from '../hooks/useDraftPlace.ts'
import { useTitle } from '../hooks/useTitle.ts'
import { useWords } from '../hooks/useWords.ts'

/** `/create-story` */
export function CreateStoryRoute() {
  const words = useWords()
  const { id } = useAuthor()
  useTitle(words.titles.createStory)

  return <NewStory key={id} />
}

/** One author's form: another one who signs in here begins with their own draft. */
function NewStory() {
  const place = useDraftPlace('new')

  return place && <NewStoryForm place={place} />
}

function NewStoryForm({ place }: { place: DraftPlace }) {
  return <CreateStoryScreen {...useCreateStory(place)} />
}

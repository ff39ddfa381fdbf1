import { CreateStoryScreen } from '@kathasagar/ui'

import { useAuthor } from '../hooks/useAuthor.ts'
import { useCreateStory } from '../hooks/useCreateStory.ts'
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
  return <CreateStoryScreen {...useCreateStory()} />
}

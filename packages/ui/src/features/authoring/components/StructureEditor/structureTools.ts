import type { ImportedStory } from '@kathasagar/interchange'

import type { OwnPictures } from '../../model/ownPictures.ts'
import type { StoryExchange } from '../../model/storyExchange.ts'
import type { StoryLanguage, TryInputs } from '../../model/structure/storyLanguage.ts'
import type { TryOpen } from '../OpenStory/OpenStoryForm.tsx'
import type { TestPlay } from '../TestPlayDialog/testPlay.ts'

/** Tools of the app that call the server or load on first use. */
export interface StructureTools {
  testPlay?: TestPlay | undefined
  /** Plays three turns of an open story with a connected model. */
  tryOpen?: TryOpen | undefined
  tryInputs?: TryInputs | undefined
  exchange?: StoryExchange | undefined
  /** Called with an imported story, to fill in the other fields. */
  onBring?: ((story: ImportedStory) => void) | undefined
  ownPictures?: OwnPictures | undefined
  language?: StoryLanguage | undefined
}

import type { ImportedStory } from '@kathasagar/interchange'

import type { JsonFault } from '../StructureJson/jsonFaults.ts'
import type { OwnPictures } from '../../model/ownPictures.ts'
import type { StoryExchange } from '../../model/storyExchange.ts'
import type { StoryLanguage, TryInputs } from '../../model/structure/storyLanguage.ts'
import type { TestPlay } from '../TestPlayDialog/testPlay.ts'

/** What the editor is given by the app, because it calls the server or is fetched when needed. */
export interface StructureTools {
  /** Plays the story as it stands. */
  testPlay?: TestPlay | undefined
  tryInputs?: TryInputs | undefined
  /** Reads stories of other tools, and writes ours for them. */
  exchange?: StoryExchange | undefined
  /** A story was brought whole: what it is beside its scenes takes the place of the other fields. */
  onBring?: ((story: ImportedStory) => void) | undefined
  /** Everything that keeps JSON from being a structure, each with its place. */
  lintJson?: ((json: string) => readonly JsonFault[]) | undefined
  /** Pictures of the author's own. */
  ownPictures?: OwnPictures | undefined
  /** The rules of conditions and of texts that vary. */
  language?: StoryLanguage | undefined
}

import type { DraftStructure } from '@kathasagar/story/schema'
import { createContext, useContext } from 'react'
import type { LanguageFault, VariableUse } from '@kathasagar/story'

import type { OwnPictures } from '../ownPictures.ts'
import type { KnownState } from './knownState.ts'
import type { StructureEdit } from './structureEdit.ts'

/** The language of conditions and of texts that vary, as the rules of a story have it. */
export interface StoryLanguage {
  /** What is wrong with a condition for a state; nothing with a blank one. */
  conditionFaults: (condition: string, state: KnownState) => readonly LanguageFault[]
  /** What is wrong with a text that may vary. */
  textFaults: (text: string, state: KnownState) => readonly LanguageFault[]
  /** Where a story reads or sets a variable. */
  usesOfVariable: (structure: DraftStructure, name: string) => readonly VariableUse[]
  /** The story with a variable under another name, wherever it is used. */
  renameVariable: (structure: DraftStructure, from: string, to: string) => DraftStructure
}

/** Answer that a player would get to an input. */
export interface TypicalAnswer {
  /** The input. */
  words: string
  /** A choice taken, choices asked back, the author's reply, text of the scene, or no answer in the story. */
  kind: 'choice' | 'asked' | 'reply' | 'scene' | 'nothing'
  /** Label of the choice, or the text shown. */
  told: string
}

/** Plays typical inputs in a scene. Resolves with null where no free text can be typed. */
export type TryInputs = (
  asked: { structure: DraftStructure; node: string },
  signal: AbortSignal,
) => Promise<readonly TypicalAnswer[] | null>

/** What the fields of a story's parts look up. */
export interface AuthoredStory {
  /** The whole of it, as it stands. */
  structure: DraftStructure
  /** Absent where nobody gave the rules: fields then say nothing of faults. */
  language?: StoryLanguage | undefined
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Pictures of the author's own; absent where none can be brought. */
  ownPictures?: OwnPictures | undefined
  tryInputs?: TryInputs | undefined
  /** Id of the list of scene names that fields suggest. Default: no list. */
  sceneNamesId?: string | undefined
  /** Changes it elsewhere than where a field stands; absent where nothing else is written. */
  edit?: ((edit: StructureEdit) => void) | undefined
}

const NO_STORY: AuthoredStory = { structure: { start_node: '', nodes: {} } }

/** Gives the story that is written to every field below. */
export const AuthoredStoryContext = createContext<AuthoredStory>(NO_STORY)

/** The story that is written, as the nearest editor holds it. */
export const useAuthoredStory = () => useContext(AuthoredStoryContext)

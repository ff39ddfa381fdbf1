import type { DraftStructure } from '@kathasagar/story/schema'
import { createContext, useContext } from 'react'
import type { SyntaxIssue, VariableUse } from '@kathasagar/story'

import type { OwnPictures } from '../ownPictures.ts'
import type { KnownState } from './knownState.ts'

export interface StoryLanguage {
  conditionFaults: (condition: string, state: KnownState) => readonly SyntaxIssue[]
  textFaults: (text: string, state: KnownState) => readonly SyntaxIssue[]
  usesOfVariable: (structure: DraftStructure, name: string) => readonly VariableUse[]
  renameVariable: (structure: DraftStructure, from: string, to: string) => DraftStructure
}

/** Answer that a player would get to an input in a scene. */
export interface TypicalAnswer {
  words: string
  /** Source of the answer: a choice, a question, the author's reply, scene text, or no source. */
  kind: 'choice' | 'asked' | 'reply' | 'scene' | 'nothing'
  /** Label of the matched choice, or the text that the player would see. */
  told: string
}

/** Tests typical inputs in a scene. Resolves with null if the scene does not accept free text. */
export type PreviewInputs = (
  asked: { structure: DraftStructure; node: string },
  signal: AbortSignal,
) => Promise<readonly TypicalAnswer[] | null>

export interface AuthoredStory {
  structure: DraftStructure
  /** Functions that check conditions and texts. While absent, fields show no syntax errors. */
  language?: StoryLanguage | undefined
  lang?: string | undefined
  ownPictures?: OwnPictures | undefined
  tryInputs?: PreviewInputs | undefined
  /** Id of the datalist with all scene names. Default: scene names are not suggested. */
  sceneNamesId?: string | undefined
}

const NO_STORY: AuthoredStory = { structure: { start_node: '', nodes: {} } }

export const AuthoredStoryContext = createContext<AuthoredStory>(NO_STORY)

export const useAuthoredStory = () => useContext(AuthoredStoryContext)

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { askedState } from '../../../structure/knownState.ts'
import type { AuthoredStory } from '../../../structure/storyLanguage.ts'
import type { AnswerDraft } from './answerDraft.ts'

/** What keeps an answer from being saved. */
export interface AnswerFaults {
  /** Sentence about the missing text. */
  text: string | undefined
  /** Sentence about the missing phrases. */
  phrases: string | undefined
  /** The condition can be read, or there is none. */
  isReadable: boolean
}

/** What each field lacks; a condition says at its own field what is wrong with it. */
export function useAnswerFaults(
  draft: AnswerDraft,
  { structure, language }: AuthoredStory,
): AnswerFaults {
  const { form: messages } = useAuthoringMessages().authoring.tries
  const isReadable = !language?.conditionFaults(draft.if, askedState(structure) ?? {}).length

  return {
    text: draft.text.trim() === '' ? messages.needsText : undefined,
    phrases: draft.phrases.length === 0 ? messages.needsPhrases : undefined,
    isReadable,
  }
}

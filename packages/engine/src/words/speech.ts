import { wordsOf } from '@kathasagar/story'

const MUCH = 30

/** Whether much is said at once: thoughts, questions and plans in one breath. */
export const isSpeech = (text: string): boolean => wordsOf(text).length >= MUCH

import { wordsOf } from '@kathasagar/story'

/** Nobody says one thing in as many words. */
const MUCH = 30

/** Whether much is said at once: thoughts, questions and plans in one breath. */
export const isSpeech = (text: string): boolean => wordsOf(text).length >= MUCH

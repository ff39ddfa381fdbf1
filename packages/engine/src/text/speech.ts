import { wordsOf } from '@kathasagar/story'

const MUCH = 30

export const isSpeech = (text: string): boolean => wordsOf(text).length >= MUCH

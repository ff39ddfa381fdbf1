import type { StoryNode } from './structure.ts'

/**
 * Words a minute of silent reading of fiction in English, the mean of 190 studies: Journal of Memory
 * and Language 109 (2019), 104047. Stands for every language until a like sum is known for another.
 */
export const WORDS_PER_MINUTE = 260

/** What a reader reads in a scene: its text, and the choices put to them. */
export function wordsIn({ text, choices }: StoryNode): number {
  return choices.reduce((sum, choice) => sum + countWords(choice.text), countWords(text))
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0
}

/** Whole minutes, at least one. */
export function minutesFor(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

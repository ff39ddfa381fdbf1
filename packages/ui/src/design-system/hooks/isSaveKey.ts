import { letterOf } from './letterOf.ts'

/** Ctrl+S, or Command+S on a Mac: what is written is to be saved. With Alt it may write a letter. */
export const isSaveKey = (
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
) => (event.ctrlKey || event.metaKey) && !event.altKey && letterOf(event) === 's'

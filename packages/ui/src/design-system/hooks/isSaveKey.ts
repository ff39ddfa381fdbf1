import { letterOf } from './letterOf.ts'

/** Returns true for Ctrl+S or Command+S. Excludes Alt, because Alt can type another letter. */
export const isSaveKey = (
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
) => (event.ctrlKey || event.metaKey) && !event.altKey && letterOf(event) === 's'

import { letterOf } from './letterOf.ts'

/** Returns true for Ctrl+S or Cmd+S. Excludes Alt, because Alt can type a letter. */
export const isSaveKey = (
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
) => (event.ctrlKey || event.metaKey) && !event.altKey && letterOf(event) === 's'

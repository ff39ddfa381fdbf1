/** Ctrl+S, or Command+S on a Mac: what is written is to be saved. */
export const isSaveKey = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey)

const COMPOSING_KEY = 229

/** The key belongs to an input method that is composing a word: it ends no typing. */
export const isComposing = ({
  isComposing: isInside,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) => isInside || keyCode === COMPOSING_KEY

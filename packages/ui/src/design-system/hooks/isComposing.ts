const COMPOSING_KEY = 229

export const isComposing = ({
  isComposing: isInside,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) => isInside || keyCode === COMPOSING_KEY

import { emphasisIn } from '@kathasagar/story/emphasis'

/** Renders emphasis as `em` elements. `isGrowing` is true if more text will follow. */
export const emphasised = (text: string, isGrowing = false) =>
  emphasisIn(text, isGrowing).map(({ words, isEmphasised }, at) =>
    isEmphasised ? <em key={at}>{words}</em> : words,
  )

import { emphasisIn } from '@kathasagar/story/emphasis'

/** Renders the emphasis in a text. Set `isGrowing` while more text will follow. */
export const emphasised = (text: string, isGrowing = false) =>
  emphasisIn(text, isGrowing).map(({ words, isEmphasised }, at) =>
    isEmphasised ? <em key={at}>{words}</em> : words,
  )

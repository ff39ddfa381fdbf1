import { emphasisIn } from '@kathasagar/story/emphasis'

/** A text of a story, with what its author emphasises; `isGrowing` while more of it is to come. */
export const emphasised = (text: string, isGrowing = false) =>
  emphasisIn(text, isGrowing).map(({ words, isEmphasised }, at) =>
    isEmphasised ? <em key={at}>{words}</em> : words,
  )

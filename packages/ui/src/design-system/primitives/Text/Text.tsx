import type { ComponentPropsWithRef, ReactNode } from 'react'

import { textStyles, type Look } from './Text.styles.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Element that it is; a paragraph where nothing is said. */
  as?: 'p' | 'span' | 'div' | 'small' | 'strong' | 'em'
  /** Size of the letters, by its name among the tokens; as around it otherwise. */
  size?: Look['size']
  /** How loud the words are; as around them otherwise. */
  tone?: Look['tone']
  /** Who speaks: the interface, a story, or a page's name; as around it otherwise. */
  voice?: Look['voice']
  children?: ReactNode
  /** Keeps to one line, and ends in an ellipsis where room ends. */
  isShort?: boolean
}

/** Words of a page in a size, a tone and a voice of ours. */
export function Text({ as = 'p', size, tone, voice, isShort = false, ...native }: TextProps) {
  // One element stands for all: they take the same props.
  const Element = as as 'p'

  return <Element {...native} css={textStyles({ size, tone, voice, isShort })} />
}

import type { ComponentPropsWithRef, ReactNode } from 'react'

import { textStyles, type Look } from './Text.styles.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Element to render. Default: `p`. */
  as?: 'p' | 'span' | 'div' | 'small' | 'strong' | 'em'
  /** Text size, by token name. Default: inherited. */
  size?: Look['size']
  /** Text color, by role. Default: inherited. */
  tone?: Look['tone']
  /** Font: interface, story or display. Default: inherited. */
  voice?: Look['voice']
  children?: ReactNode
  /** Truncates to one line with an ellipsis. Default: false. */
  isShort?: boolean
}

export function Text({ as = 'p', size, tone, voice, isShort = false, ...native }: TextProps) {
  const Element = as as 'p'

  return <Element {...native} css={textStyles({ size, tone, voice, isShort })} />
}

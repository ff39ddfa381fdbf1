import type { ComponentPropsWithRef, ReactNode } from 'react'

import { headingStyles, SIZE_OF_LEVEL, type Look } from './Heading.styles.ts'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  children?: ReactNode
  level: keyof typeof SIZE_OF_LEVEL
  /** Text size. Default: depends on the level. */
  size?: Look['size']
  voice?: NonNullable<Look['voice']>
}

/** A heading whose size is independent of its level. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], voice, ...native }: HeadingProps) {
  const Element = `h${level}` as const

  return <Element {...native} css={headingStyles({ size, voice })} />
}

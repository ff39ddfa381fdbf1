import type { ComponentPropsWithRef, ReactNode } from 'react'

import { headingStyles, SIZE_OF_LEVEL, type Look } from './Heading.styles.ts'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** What the part below is called. */
  children?: ReactNode
  /** Place in the outline of the page: 1 names it, and no level is left out. */
  level: keyof typeof SIZE_OF_LEVEL
  /** Size of the letters, by its name among the tokens; that of its level otherwise. */
  size?: Look['size']
  /** Who speaks; a page's own voice for names otherwise. */
  voice?: NonNullable<Look['voice']>
}

/** Names a page or a part of it; how large it is does not depend on where it stands. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], voice, ...native }: HeadingProps) {
  const Element = `h${level}` as const

  return <Element {...native} css={headingStyles({ size, voice })} />
}

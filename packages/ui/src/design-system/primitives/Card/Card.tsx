import type { ComponentPropsWithRef, ReactNode } from 'react'

import { cardStyles as styles } from './Card.styles.ts'

export interface CardProps extends ComponentPropsWithRef<'article'> {
  /** Element that it is; `article` for what makes sense alone, `li` in a list. */
  as?: 'article' | 'section' | 'div' | 'li'
  /** A picture above; the body then hangs from it by the gold double line. */
  media?: ReactNode
  /** What lies across the line between picture and body, such as a chip. */
  seam?: ReactNode
  /** What the card ends with, such as buttons. */
  footer?: ReactNode
  /** What the card tells, its heading first. */
  children?: ReactNode
  /** Name of the card where no heading in it gives one. */
  'aria-label'?: string | undefined
}

/** One thing among others of its kind, on a ground of its own. */
export function Card({ as = 'article', media, seam, footer, children, ...native }: CardProps) {
  // One element stands for all: they take the same props.
  const Element = as as 'article'

  if (media === undefined) {
    return (
      <Element {...native} css={styles.flat}>
        {children}
        {footer}
      </Element>
    )
  }
  return (
    <Element {...native} css={styles.hanging}>
      {media}
      {seam && (
        <div css={styles.seam}>
          <div css={styles.onSeam}>{seam}</div>
        </div>
      )}
      <div css={styles.body} data-body="">
        {children}
        {footer}
      </div>
    </Element>
  )
}

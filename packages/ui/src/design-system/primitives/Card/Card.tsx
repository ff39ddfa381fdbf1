import type { ComponentPropsWithRef, ReactNode } from 'react'

import { cardStyles as styles } from './Card.styles.ts'

export interface CardProps extends ComponentPropsWithRef<'article'> {
  as?: 'article' | 'section' | 'div' | 'li'
  media?: ReactNode
  /** Content on the line between picture and body, such as a chip. */
  seam?: ReactNode
  footer?: ReactNode
  children?: ReactNode
  'aria-label'?: string | undefined
}

export function Card({ as = 'article', media, seam, footer, children, ...native }: CardProps) {
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

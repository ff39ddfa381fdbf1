import type { ComponentPropsWithRef, ReactNode } from 'react'
import { hangingSurface } from '../../theme/hangingSurface.ts'
import { theme } from '../../theme/theme.ts'

const { color, radius, space, motion, lineWidth, optical } = theme

const styles = {
  flat: {
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
  },
  hanging: { position: 'relative' as const, display: 'flex', flexDirection: 'column' as const },
  // Element without height that places its content on the double line.
  seam: { position: 'relative' as const },
  onSeam: {
    position: 'absolute' as const,
    insetInlineEnd: space.mPlus,
    insetBlockStart: `calc(-1 * (${space.m} + ${optical}))`,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: space.s,
    maxInlineSize: `calc(100% - 2 * ${space.mPlus})`,
    // Has a background in print, because half of the chip covers the image.
    '@media print': {
      '& > *': { background: 'Canvas !important', printColorAdjust: 'exact' as const },
    },
  },
  body: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column' as const,
    gap: `calc(${space.s} + ${optical})`,
    padding: `${space.lPlus} ${space.l} ${space.mPlus}`,
    ...hangingSurface(theme, color.lineSubtle),
    background: color.surface,
    transition: `border-color ${motion.base} ${motion.ease}`,
  },
}

export interface CardProps extends ComponentPropsWithRef<'article'> {
  as?: 'article' | 'section' | 'div' | 'li'
  media?: ReactNode
  /** Content on the line between image and text, such as a chip. */
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

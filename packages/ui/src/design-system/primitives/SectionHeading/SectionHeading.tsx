import type { ReactNode } from 'react'

import { fill } from '../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useUi } from '../../context/uiContext.ts'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { theme } from '../../theme/theme.ts'

const { color, space, size, media, offset, lineWidth } = theme

const styles = {
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    marginBlock: `${space.huge} ${space.l}`,
    [media.from.m]: { gap: space.l, marginBlock: `${space.giant} ${space.xl}` },
  },
  title: { [media.from.m]: { fontSize: size.section } },
  link: {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: offset.l },
  },
  aside: { color: color.textMuted, fontSize: size.label },
  hint: { marginInline: `calc(-1 * ${space.sPlus})`, '& button': { borderColor: 'transparent' } },
  rule: {
    flex: 1,
    minInlineSize: space.l,
    blockSize: space.xs,
    borderBlock: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    // On a phone the line is shorter, so that there is more space for the title.
    [media.below.m]: { minInlineSize: 0, marginInlineEnd: `calc(-1 * ${space.m})` },
  },
  controls: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    [media.from.m]: { gap: space.m },
  },
}

export interface SectionHeadingProps {
  title: string
  /** URL of the full list. If set, the title is a link. */
  href?: string | undefined
  /** Explanation of the section in the tooltip of a help icon next to the title. */
  hint?: string | undefined
  aside?: string | undefined
  controls?: ReactNode
  id?: string
}

export function SectionHeading({ title, href, hint, aside, controls, id }: SectionHeadingProps) {
  const { primitives } = useMessages()
  const { linkComponent: Anchor } = useUi()

  return (
    <div css={styles.row}>
      <Heading css={styles.title} id={id} level={2} size="subsection">
        {href ? (
          <Anchor css={styles.link} href={href}>
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Heading>
      {aside && <span css={styles.aside}>{aside}</span>}
      {hint && (
        <span css={styles.hint}>
          <Tooltip content={hint}>
            <IconButton icon="info" label={fill(primitives.moreAbout, { title })} size="small" />
          </Tooltip>
        </span>
      )}
      <span aria-hidden="true" css={styles.rule} />
      {controls && <div css={styles.controls}>{controls}</div>}
    </div>
  )
}

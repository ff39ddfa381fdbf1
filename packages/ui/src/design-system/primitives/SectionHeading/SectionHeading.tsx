import type { ReactNode } from 'react'

import { fill } from '../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useUi } from '../../context/uiContext.ts'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { sectionHeadingStyles as styles } from './SectionHeading.styles.ts'

export interface SectionHeadingProps {
  /** Words of the h2. */
  title: string
  /** Where the title leads: all that the section is a part of. */
  href?: string | undefined
  /** What the section gathers, behind a mark beside the title. */
  hint?: string | undefined
  /** How much there is and in what order, beside the title. */
  aside?: string | undefined
  /** Buttons at the far end of the rule. */
  controls?: ReactNode
  /** For an `aria-labelledby` of the section. */
  id?: string
}

/** Begins a section: its title, and the double rule that runs to the controls. */
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

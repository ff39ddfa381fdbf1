import type { ReactNode, Ref } from 'react'

import { Heading } from '../Heading/Heading.tsx'
import { theme } from '../../theme/theme.ts'

const { color, space, size, media, measure } = theme

const styles = {
  header: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.m} ${space.l}`,
    marginBlock: `${space.xl} ${space.l}`,
  },
  words: { minInlineSize: 0, maxInlineSize: measure.reading },
  line: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'baseline', columnGap: space.l },
  title: {
    fontSize: size.titleSmall,
    overflowWrap: 'anywhere' as const,
    [media.from.m]: { fontSize: size.title },
  },
  note: {
    color: color.textMuted,
    fontSize: size.note,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  lead: { marginBlockStart: space.xs, color: color.textMuted },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'end',
    gap: space.m,
    [media.below.m]: {
      inlineSize: '100%',
      '& > button:not([aria-haspopup]), & > a': { flex: 'auto' },
    },
  },
}

export interface PageHeaderProps {
  title: string
  lead?: ReactNode
  /** Short text next to the title, such as a count. Screen readers announce its changes. */
  note?: ReactNode
  /** Buttons at the end of the line. At most one of them should be primary. */
  actions?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

export function PageHeader({ title, lead, note, actions, headingRef }: PageHeaderProps) {
  return (
    <div css={styles.header}>
      <div css={styles.words}>
        <div css={styles.line}>
          <Heading css={styles.title} dir="auto" level={1} ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
          {note !== undefined && (
            <span css={styles.note} role="status">
              {note}
            </span>
          )}
        </div>
        {lead && <p css={styles.lead}>{lead}</p>}
      </div>
      {actions && <div css={styles.actions}>{actions}</div>}
    </div>
  )
}

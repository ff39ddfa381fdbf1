import type { ReactNode, Ref } from 'react'

import { Heading } from '../Heading/Heading.tsx'
import { pageHeaderStyles as styles } from './PageHeader.styles.ts'

export interface PageHeaderProps {
  title: string
  /** Text below the title. */
  lead?: ReactNode
  /** Short text next to the title, such as a count. Screen readers announce its changes. */
  note?: ReactNode
  /** Buttons at the end of the line. Use at most one primary button. */
  actions?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

/** Heading of a page. */
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

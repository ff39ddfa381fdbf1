import { useId, type ReactNode } from 'react'

import { settingsSectionStyles as styles } from './SettingsSection.styles.ts'

export interface SettingsSectionProps {
  title: string
  id?: string
  lead?: string | undefined
  /** Content at the end of the line with the title, such as a status. */
  aside?: ReactNode
  children: ReactNode
}

export function SettingsSection({ title, id, lead, aside, children }: SettingsSectionProps) {
  const titleId = useId()

  return (
    <section aria-labelledby={titleId} css={styles.section} id={id}>
      <div css={styles.head}>
        <h2 css={styles.title} id={titleId}>
          {title}
        </h2>
        {aside}
      </div>
      {lead && <p css={styles.lead}>{lead}</p>}
      <div css={styles.body}>{children}</div>
    </section>
  )
}

import { useId, type ReactNode } from 'react'

import { settingsSectionStyles as styles } from './SettingsSection.styles.ts'

export interface SettingsSectionProps {
  title: string
  lead?: string | undefined
  /** Content at the end of the title, such as a state. */
  aside?: ReactNode
  children: ReactNode
}

export function SettingsSection({ title, lead, aside, children }: SettingsSectionProps) {
  const id = useId()

  return (
    <section aria-labelledby={id} css={styles.section}>
      <div css={styles.head}>
        <h2 css={styles.title} id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {lead && <p css={styles.lead}>{lead}</p>}
      <div css={styles.body}>{children}</div>
    </section>
  )
}

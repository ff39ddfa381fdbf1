import { useUi } from '../../../../design-system/context/uiContext.ts'
import { settingsSectionStyles as styles } from './SettingsSection.styles.ts'

export interface SectionNavProps {
  label: string
  items: readonly { href: string; label: string; isCurrent?: boolean }[]
}

/** Links to the sections of a page: a column on a wide screen, otherwise one line that scrolls. */
export function SectionNav({ label, items }: SectionNavProps) {
  const { linkComponent: Anchor } = useUi()

  return (
    <nav aria-label={label} css={styles.nav}>
      {items.map(({ href, label: name, isCurrent = false }) => (
        <Anchor
          aria-current={isCurrent ? 'page' : undefined}
          css={styles.link}
          href={href}
          key={href}
        >
          {name}
        </Anchor>
      ))}
    </nav>
  )
}

import { useUi } from '../../context/uiContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { iconLinkStyles as styles } from './IconLink.styles.ts'

export interface IconLinkProps {
  href: string
  label: string
  icon: IconName
}

export function IconLink({ href, label, icon }: IconLinkProps) {
  const { linkComponent: Anchor } = useUi()

  return (
    <Anchor aria-label={label} css={styles.link} href={href}>
      <Icon name={icon} size={20} />
    </Anchor>
  )
}

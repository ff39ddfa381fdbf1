import { useUi } from '../../context/uiContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { theme } from '../../theme/theme.ts'

const { color, radius, motion, control, lineWidth } = theme

const styles = {
  link: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: control.l,
    blockSize: control.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.full,
    color: color.textSecondary,
    transition: `background ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
    '&:hover': { background: color.raised, borderColor: color.lineGold, color: color.text },
  },
}

export function IconLink({ href, label, icon }: { href: string; label: string; icon: IconName }) {
  const { linkComponent: Anchor } = useUi()

  return (
    <Anchor aria-label={label} css={styles.link} href={href}>
      <Icon name={icon} size={20} />
    </Anchor>
  )
}

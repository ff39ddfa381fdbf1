import { Button } from 'react-aria-components'

import { useDropdown } from '../../../../design-system/hooks/useDropdown.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { droppedSurface } from '../../../../design-system/theme/hangingSurface.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, focusRing, motion } = theme

const styles = {
  place: { position: 'relative' as const },
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minInlineSize: theme.control.xs,
    minBlockSize: theme.control.touch,
    padding: `${space.hair} 0 0`,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    color: color.textSecondary,
    '& > svg': {
      marginBlockStart: `calc(-1 * ${space.hair})`,
      transition: `transform ${motion.base} ${motion.ease}`,
    },
    '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
    '&[data-hovered]': { color: color.text },
  },
  list: {
    ...droppedSurface(theme),
    insetInlineEnd: 0,
    insetBlockStart: `calc(100% + ${space.xsPlus})`,
    minInlineSize: theme.popup.submenu,
  },
  act: {
    marginBlockStart: space.xs,
    borderBlockStart: `${theme.lineWidth.hairline} solid ${color.line}`,
    paddingBlockStart: space.xs,
  },
  link: {
    display: 'block',
    inlineSize: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start' as const,
    padding: `calc(${space.sPlus} + ${theme.optical}) ${space.m} calc(${space.s} + ${theme.optical})`,
    borderRadius: radius.m,
    color: color.text,
    '&:hover': { background: color.surface },
    '&:focus-visible': { ...focusRing, outlineOffset: `-${theme.lineWidth.thick}` },
  },
}

export interface NavLink {
  label: string
  href: string
}

export interface NavDisclosureProps {
  label: string
  items: readonly NavLink[]
  /** Shows only an arrow. The label is still the accessible name. Default: false. */
  isLabelHidden?: boolean
  /** Button below the links, for example to log out. */
  act?: { label: string; onPress: () => void } | undefined
}

/** Button that shows a list of links. This is not a menu, so Tab moves between the links. */
export function NavDisclosure({ label, items, isLabelHidden = false, act }: NavDisclosureProps) {
  const { linkComponent: Anchor } = useUi()
  const { place, button, panel, close } = useDropdown<HTMLDivElement>()

  return (
    <div css={styles.place} ref={place}>
      <Button {...button} {...(isLabelHidden && { 'aria-label': label })} css={styles.button}>
        {!isLabelHidden && label}
        <Icon name="chevronDown" size={16} />
      </Button>
      <ul {...panel} css={styles.list}>
        {items.map(({ label: name, href }) => (
          <li key={href}>
            <Anchor css={styles.link} href={href} onClick={close}>
              {name}
            </Anchor>
          </li>
        ))}
        {act && (
          <li css={styles.act}>
            <Button css={styles.link} onPress={act.onPress}>
              {act.label}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

import { Button } from 'react-aria-components'

import { useDropdown } from '../../../../design-system/hooks/useDropdown.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { navDisclosureStyles as styles } from './NavDisclosure.styles.ts'

export interface NavLink {
  label: string
  /** URL, unique in its list. */
  href: string
}

export interface NavDisclosureProps {
  label: string
  items: readonly NavLink[]
  /** Shows only the arrow. The label remains the accessible name. Default: false. */
  isLabelHidden?: boolean
  /** Button below the links, such as log out. */
  act?: { label: string; onPress: () => void } | undefined
}

/** A button that shows links. Not a menu, so Tab moves through the links. */
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

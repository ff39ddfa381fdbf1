import { useId, useState } from 'react'
import { Button } from 'react-aria-components'

import { useClickOutside } from '../../../../design-system/hooks/useClickOutside.ts'
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
  const listId = useId()
  const { linkComponent: Anchor } = useUi()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const place = useClickOutside<HTMLDivElement>({ isActive: isOpen, onLeave: close })

  const handleKeyDown = ({ key }: { key: string }) => {
    if (key !== 'Escape' || !isOpen) return
    close()
    place.current?.querySelector('button')?.focus()
  }

  return (
    <div css={styles.place} ref={place}>
      <Button
        aria-controls={listId}
        aria-expanded={isOpen}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        css={styles.button}
        onKeyDown={handleKeyDown}
        onPress={() => setIsOpen(!isOpen)}
      >
        {!isLabelHidden && label}
        <Icon name="chevronDown" size={16} />
      </Button>
      <ul css={styles.list} hidden={!isOpen} id={listId}>
        {items.map(({ label: name, href }) => (
          <li key={href}>
            <Anchor css={styles.link} href={href} onClick={close} onKeyDown={handleKeyDown}>
              {name}
            </Anchor>
          </li>
        ))}
        {act && <NavAct {...act} onKeyDown={handleKeyDown} />}
      </ul>
    </div>
  )
}

interface NavActProps {
  label: string
  onPress: () => void
  onKeyDown: (event: { key: string }) => void
}

function NavAct({ label, ...handlers }: NavActProps) {
  return (
    <li css={styles.act}>
      <Button {...handlers} css={styles.link}>
        {label}
      </Button>
    </li>
  )
}

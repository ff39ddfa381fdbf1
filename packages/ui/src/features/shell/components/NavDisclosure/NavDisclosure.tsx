import { useId, useState } from 'react'
import { Button } from 'react-aria-components'

import { useClickOutside } from '../../../../design-system/hooks/useClickOutside.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { navDisclosureStyles as styles } from './NavDisclosure.styles.ts'

/** A page that a navigation leads to. */
export interface NavLink {
  label: string
  /** Address of the page; no two links of a list share one. */
  href: string
}

export interface NavDisclosureProps {
  label: string
  items: readonly NavLink[]
  /** Shows the arrow alone; the label still names the button. Default: false. */
  isLabelHidden?: boolean
  /** What can be done below the links, such as to log out. */
  act?: { label: string; onPress: () => void } | undefined
}

/** A button that shows links below it. They are links and no menu: Tab walks through them. */
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

import { useId, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { Button } from 'react-aria-components'

import { useClickOutside } from '../../hooks/useClickOutside.ts'
import { useUi } from '../../providers/uiContext.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Icon } from '../Icon/Icon.tsx'
import { navDisclosureStyles } from './NavDisclosure.styles.ts'

/** A page that a navigation leads to. */
export interface NavLink {
  label: string
  href: string
}

export interface NavDisclosureProps {
  /** What the links have in common. */
  label: string
  links: readonly NavLink[]
}

/** A button that shows links below it. They are links and no menu: Tab walks through them. */
export function NavDisclosure({ label, links }: NavDisclosureProps) {
  const listId = useId()
  const { linkComponent: Anchor } = useUi()
  const styles = navDisclosureStyles(useTheme())
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const place = useClickOutside<HTMLDivElement>({ isActive: isOpen, onClickOutside: close })

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    close()
    place.current?.querySelector('button')?.focus()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <div css={styles.place} onBlur={handleBlur} onKeyDown={handleKeyDown} ref={place}>
      <Button
        aria-controls={listId}
        aria-expanded={isOpen}
        css={styles.button}
        onPress={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon name="chevronDown" size={16} />
      </Button>
      <ul css={styles.list} hidden={!isOpen} id={listId}>
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <Anchor css={styles.link} href={href} onClick={close}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

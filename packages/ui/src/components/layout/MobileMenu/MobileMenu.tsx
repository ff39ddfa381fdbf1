import type { ReactNode } from 'react'

import { useOnceOpened } from '../../../hooks/useOnceOpened.ts'
import { latePart } from '../../../late/latePart.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import type { MobileMenuLinksProps } from './MobileMenuLinks.tsx'

export interface MobileMenuProps extends MobileMenuLinksProps {
  /** Where the logo leads. */
  homeHref: string
  /** The search box, at the head of the sheet. */
  search: ReactNode
  /** Whether the menu was opened to search: the focus goes to the search box at once. */
  startsInSearch?: boolean
  /** The sheet lies over the page. */
  isOpen: boolean
  /** The sheet was opened, closed, or left by one of its links. */
  onOpenChange: (isOpen: boolean) => void
}

const MenuSheet = latePart(async () => (await import('./MenuSheet.tsx')).MenuSheet, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onOpenChange }) => onOpenChange(false),
})

/** The header's links and search on a side sheet, for screens without room for them. */
export function MobileMenu(props: MobileMenuProps) {
  const { isOpen, onOpenChange } = props
  const { layout: messages } = useMessages()
  const wasOpened = useOnceOpened(isOpen)

  return (
    <>
      <IconButton
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        icon="menu"
        label={messages.menu}
        onPress={() => onOpenChange(true)}
      />
      {wasOpened && <MenuSheet {...props} />}
    </>
  )
}

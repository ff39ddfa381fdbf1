import { startTransition, type ReactNode } from 'react'

import { useOnceOpened } from '../../../../design-system/hooks/useOnceOpened.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import type { MobileMenuLinksProps } from './MobileMenuLinks.tsx'

export interface MobileMenuProps extends MobileMenuLinksProps {
  homeHref: string
  search: ReactNode
  /** Whether the menu was opened to search: the focus goes to the search box at once. */
  startsInSearch?: boolean
  isOpen: boolean
  /** The sheet was opened, closed, or left by one of its links. */
  onOpenChange: (isOpen: boolean) => void
}

const MenuSheet = lazyPart(async () => (await import('./MenuSheet.tsx')).MenuSheet, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onOpenChange }) => onOpenChange(false),
})

/** Loads the sheet ahead of the press that opens it, where the screen is narrow enough for one. */
export async function preloadMobileMenu(): Promise<void> {
  if (!matchMedia(`(min-width: ${breakpoint.xl}px)`).matches) await MenuSheet.preload()
}

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
        // The press is seen before all that the sheet holds is made.
        onPress={() => startTransition(() => onOpenChange(true))}
      />
      {wasOpened && <MenuSheet {...props} />}
    </>
  )
}

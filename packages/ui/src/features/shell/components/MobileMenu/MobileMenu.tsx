import { startTransition, type ReactNode } from 'react'

import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { useMessages } from '../../../../messages/useMessages.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import type { HeaderLinks } from '../Header/headerLinks.ts'

export interface MobileMenuProps extends HeaderLinks {
  homeHref: string
  search: ReactNode
  /** Focuses the search box when the menu opens. Default: false. */
  startsInSearch?: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const MenuSheet = lazyPart(async () => (await import('./MenuSheet.tsx')).MenuSheet, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onOpenChange }) => onOpenChange(false),
})

/** Loads the code of the menu in advance on a narrow screen. */
export async function preloadMobileMenu(): Promise<void> {
  if (!matchMedia(`(min-width: ${breakpoint.xl}px)`).matches) await MenuSheet.preload()
}

export function MobileMenu(props: MobileMenuProps) {
  const { isOpen, onOpenChange } = props
  const { layout: messages } = useMessages()

  return (
    <>
      <IconButton
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        icon="menu"
        label={messages.menu}
        // A transition, so that the press is visible before the sheet is rendered.
        onPress={() => startTransition(() => onOpenChange(true))}
      />
      <MenuSheet {...props} />
    </>
  )
}

import { useEffect, useRef, useTransition, type MouseEvent, type ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'

import { useMessages } from '../../../../messages/useMessages.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import type { MobileMenuProps } from './MobileMenu.tsx'
import { MobileMenuLinks } from './MobileMenuLinks.tsx'
import { mobileMenuStyles as styles } from './MobileMenu.styles.ts'

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a[href]')

export function MenuSheet({ isOpen, onOpenChange, ...sheet }: MobileMenuProps) {
  const { layout: messages } = useMessages()
  const [isLeaving, startLeaving] = useTransition()
  const close = () => startLeaving(() => onOpenChange(false))

  // Following a link closes the sheet.
  const handleClick = ({ target }: MouseEvent) => {
    if (isLink(target)) close()
  }

  return (
    <ModalOverlay
      css={styles.veil}
      // Hides the sheet before the page below becomes accessible again.
      data-leaving={isLeaving || undefined}
      isDismissable
      isOpen={isOpen}
      onOpenChange={close}
    >
      <Modal css={styles.sheet}>
        <Dialog aria-label={messages.menu} css={styles.dialog} onClick={handleClick}>
          <Sheet {...sheet} onClose={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface SheetProps extends Omit<MobileMenuProps, 'isOpen' | 'onOpenChange'> {
  onClose: () => void
}

function Sheet({ homeHref, search, startsInSearch = false, onClose, ...links }: SheetProps) {
  const { primitives } = useMessages()

  return (
    <>
      <div css={styles.head}>
        <Logo href={homeHref} />
        <IconButton css={styles.close} icon="close" label={primitives.close} onPress={onClose} />
      </div>
      <SearchPlace hasFocus={startsInSearch} onSent={onClose}>
        {search}
      </SearchPlace>
      <MobileMenuLinks {...links} />
    </>
  )
}

interface SearchPlaceProps {
  hasFocus: boolean
  onSent: () => void
  children: ReactNode
}

function SearchPlace({ hasFocus, onSent, children }: SearchPlaceProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (hasFocus) place.current?.querySelector('input')?.focus()
  }, [hasFocus])

  return (
    <div onSubmit={onSent} ref={place}>
      {children}
    </div>
  )
}

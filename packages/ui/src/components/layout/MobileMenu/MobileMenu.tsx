import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components'

import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { MobileMenuLinks } from './MobileMenuLinks.tsx'
import type { MobileMenuLinksProps } from './MobileMenuLinks.tsx'
import { mobileMenuStyles } from './MobileMenu.styles.ts'

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

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a[href]')

/** The header's links and search on a side sheet, for screens without room for them. */
export function MobileMenu({ isOpen, onOpenChange, ...sheet }: MobileMenuProps) {
  const { layout: messages } = useMessages()
  const styles = mobileMenuStyles(useTheme())

  // A link that was followed has served its turn, and so has the sheet.
  const handleClick = ({ target }: MouseEvent) => {
    if (isLink(target)) onOpenChange(false)
  }

  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <IconButton icon="menu" label={messages.menu} />
      <ModalOverlay css={styles.veil} isDismissable>
        <Modal css={styles.sheet}>
          <Dialog aria-label={messages.menu} css={styles.dialog} onClick={handleClick}>
            {({ close }) => <Sheet {...sheet} onClose={close} />}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}

interface SheetProps extends Omit<MobileMenuProps, 'isOpen' | 'onOpenChange'> {
  /** The sheet is to go. */
  onClose: () => void
}

function Sheet({ homeHref, search, startsInSearch = false, onClose, ...links }: SheetProps) {
  const { primitives } = useMessages()
  const styles = mobileMenuStyles(useTheme())

  return (
    <>
      <div css={styles.head}>
        <Logo href={homeHref} />
        <IconButton css={styles.close} icon="close" label={primitives.close} onPress={onClose} />
      </div>
      <SearchPlace hasFocus={startsInSearch}>{search}</SearchPlace>
      <MobileMenuLinks {...links} />
    </>
  )
}

function SearchPlace({ hasFocus, children }: { hasFocus: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (hasFocus) place.current?.querySelector('input')?.focus()
  }, [hasFocus])

  return <div ref={place}>{children}</div>
}

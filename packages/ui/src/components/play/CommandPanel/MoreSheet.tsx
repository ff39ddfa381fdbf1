import { useCallback, useRef, useState, type ReactNode } from 'react'

import { useEscape } from '../../../hooks/useEscape.ts'
import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { moreSheetStyles } from './MoreSheet.styles.ts'

/** Whether all that stands behind More is looked at, and the ways to open and close it. */
export function useMoreSheet() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setIsOpen(false)
    // Whatever had the focus in it is out of sight now; a button opens no phone's keyboard.
    button.current?.focus({ preventScroll: true })
  }, [])
  useEscape({ isActive: isOpen, onEscape: close })

  /** Does something, and closes what it was asked from. */
  const closeFor =
    <Given, Answer>(act: (given: Given) => Answer) =>
    (given: Given): Answer => {
      if (isOpen) close()
      return act(given)
    }

  return { isOpen, button, close, closeFor, toggle: () => setIsOpen(!isOpen) }
}

interface MoreProps {
  /** What `useMoreSheet` gave. */
  sheet: ReturnType<typeof useMoreSheet>
  /** Id of the sheet. */
  id: string
}

/** On a phone, opens and closes everything that the row has no room for. */
export function MoreButton({ sheet: { isOpen, button, toggle }, id }: MoreProps) {
  const styles = moreSheetStyles(useTheme())
  const { play } = usePlayMessages()

  return (
    <IconButton
      aria-controls={id}
      aria-expanded={isOpen}
      css={[styles.button, isOpen && styles.buttonOpen]}
      icon="chevronDown"
      label={play.more}
      onPress={toggle}
      ref={button}
    />
  )
}

/** Everything beside field and Act: in its place from a tablet on, over the story's foot on a phone. */
export function MoreSheet({ sheet, id, children }: MoreProps & { children: ReactNode }) {
  const styles = moreSheetStyles(useTheme())

  return (
    <>
      {sheet.isOpen && <div css={styles.veil} onClick={sheet.close} role="presentation" />}
      <div css={[styles.sheet, sheet.isOpen && styles.open]} id={id}>
        {children}
      </div>
    </>
  )
}

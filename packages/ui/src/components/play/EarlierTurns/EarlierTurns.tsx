import { useEffect, useRef } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { isFocusLost, leadFocus } from '../../../play/lostFocus.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { earlierTurnsStyles } from './EarlierTurns.styles.ts'
import { ScrollAnchor } from './ScrollAnchor.tsx'

export interface EarlierTurnsProps {
  /** Id of the first entry below; it changes when earlier ones are put before it. */
  firstId: string
  /** There are turns before it. */
  hasEarlier: boolean
  /** The earlier turns are on their way. */
  isBusy: boolean
  /** Called when the reader asks for them. */
  onLoad?: (() => void | Promise<unknown>) | undefined
}

/** The button goes once all turns have come; the focus then goes to the first of them. */
function useFocusOnFirst({ hasEarlier, onLoad }: EarlierTurnsProps) {
  const isPressed = useRef(false)

  useEffect(() => {
    if (hasEarlier || !isPressed.current || !isFocusLost()) return
    const first = document.querySelector<HTMLElement>('[role="log"] [data-entry]')
    if (first) leadFocus(first)
  }, [hasEarlier])

  return () => {
    isPressed.current = true
    void onLoad?.()
  }
}

/** The way to earlier turns, above the first that is shown; what is read stays where it is. */
export function EarlierTurns(props: EarlierTurnsProps) {
  const { firstId, hasEarlier, isBusy } = props
  const styles = earlierTurnsStyles()
  const { play } = usePlayMessages()
  const handlePress = useFocusOnFirst(props)

  return (
    <ScrollAnchor css={styles.place} firstId={firstId}>
      {hasEarlier && (
        <Button isBusy={isBusy} onPress={handlePress} size="small" variant="quiet">
          {play.showEarlier}
        </Button>
      )}
    </ScrollAnchor>
  )
}

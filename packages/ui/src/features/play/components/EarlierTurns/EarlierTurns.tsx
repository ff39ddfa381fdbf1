import { useEffect, useRef, Component, createRef, type ReactNode } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { isFocusLost, moveFocus } from '../../../../design-system/hooks/lostFocus.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'

const earlierTurnsStyles = () => ({
  place: {
    display: 'grid',
    justifyItems: 'center',
    // Prevents the browser from using this button as the scroll anchor.
    overflowAnchor: 'none' as const,
    '&:empty': { display: 'none' },
  },
})

export interface EarlierTurnsProps {
  /** Id of the first visible entry. The id changes when earlier entries are loaded. */
  firstId: string
  hasEarlier: boolean
  isBusy: boolean
  onLoad?: (() => void | Promise<unknown>) | undefined
}

function useFocusOnFirst({ hasEarlier, onLoad }: EarlierTurnsProps) {
  const isPressed = useRef(false)

  useEffect(() => {
    if (hasEarlier || !isPressed.current || !isFocusLost()) return
    const first = document.querySelector<HTMLElement>('[role="log"] [data-entry]')
    if (first) moveFocus(first)
  }, [hasEarlier])

  return () => {
    isPressed.current = true
    void onLoad?.()
  }
}

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

interface ScrollAnchorProps {
  firstId: string
  className?: string
  children: ReactNode
}

/** Preserves the scroll position. Only a class component has `getSnapshotBeforeUpdate`. */
class ScrollAnchor extends Component<ScrollAnchorProps> {
  #place = createRef<HTMLDivElement>()

  /** Returns the distance between the top of the window and the end of the text, in pixels. */
  #endOfText(): number {
    return this.#place.current?.nextElementSibling?.getBoundingClientRect().bottom ?? 0
  }

  override getSnapshotBeforeUpdate({ firstId }: ScrollAnchorProps): number | null {
    return firstId === this.props.firstId ? null : this.#endOfText()
  }

  override componentDidUpdate(_props: ScrollAnchorProps, _state: unknown, end: number | null) {
    const scroller = this.#place.current?.closest('section')
    if (end !== null && scroller) scroller.scrollTop += this.#endOfText() - end
  }

  override render() {
    const { className, children } = this.props
    return (
      <div className={className} ref={this.#place}>
        {children}
      </div>
    )
  }
}

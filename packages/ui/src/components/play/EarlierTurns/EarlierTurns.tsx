import { useEffect, useRef, Component, createRef, type ReactNode } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { isFocusLost, leadFocus } from '../../../play/lostFocus.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { earlierTurnsStyles } from './EarlierTurns.styles.ts'

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

interface ScrollAnchorProps {
  /** Changes when something is put before what is read. */
  firstId: string
  /** Styles of its place, from the `css` prop. */
  className?: string
  /** What stands above the text. */
  children: ReactNode
}

/**
 * Keeps the text below it where it stands on the screen while more is put before it. Browsers do
 * that by themselves, except at the very top, where a reader asks for more. A class, because only a
 * class is asked right before the page changes.
 */
class ScrollAnchor extends Component<ScrollAnchorProps> {
  #place = createRef<HTMLDivElement>()

  /** Where the text ends, in pixels from the top of the window. */
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

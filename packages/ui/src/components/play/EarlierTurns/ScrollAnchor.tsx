import { Component, createRef, type ReactNode } from 'react'

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
export class ScrollAnchor extends Component<ScrollAnchorProps> {
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

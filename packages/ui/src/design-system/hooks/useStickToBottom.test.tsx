import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useStickToBottom } from './useStickToBottom.ts'

const PAGE_PX = 600

let height = 0
let top = 0
let resize = () => {}

/** Sets the height of the content, because jsdom calculates no layout. */
function growTo(pixels: number) {
  height = pixels
  act(() => resize())
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(PAGE_PX)
  top = 0
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => top)
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation((to) => {
    top = Math.min(to, height - PAGE_PX)
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(settle: () => void) {
        resize = settle
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pictureIn = (content: HTMLElement) => content.querySelector('figure')

function Log({ startsAtTop, hasPicture = false }: { startsAtTop: boolean; hasPicture?: boolean }) {
  const { contentRef, handleScroll, jumpToNewest, scrollerRef } = useStickToBottom({
    startsAtTop,
    newestIn: pictureIn,
  })
  return (
    <section aria-label="Log" onScroll={handleScroll} ref={scrollerRef}>
      <div ref={contentRef}>{hasPicture && <figure />}</div>
      <button onClick={jumpToNewest}>Jump</button>
    </section>
  )
}

test('shows the start of new content that is higher than the page', () => {
  height = PAGE_PX
  const { getByRole } = render(<Log startsAtTop />)

  growTo(2000)

  expect(getByRole('region').scrollTop).toBe(0)
})

test('follows content that starts in the visible part of the page', () => {
  height = PAGE_PX
  const { getByRole, rerender } = render(<Log startsAtTop />)

  rerender(<Log startsAtTop={false} />)
  growTo(2000)

  expect(getByRole('region').scrollTop).toBe(2000 - PAGE_PX)
})

test('follows the end after a jump to the end', () => {
  height = 1000
  const { getByRole } = render(<Log startsAtTop />)
  act(() => getByRole('button').click())

  growTo(2000)

  expect(getByRole('region').scrollTop).toBe(2000 - PAGE_PX)
})

/** Sets the position of an image, in pixels below the top of the content. */
function placePicture(picture: Element, at: number) {
  vi.spyOn(picture, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, at - top))
}

const ABOVE_PX = 24

test('shows an image above the text while the text grows', () => {
  height = 1000
  const { getByRole } = render(<Log hasPicture startsAtTop={false} />)
  placePicture(getByRole('figure'), 700)

  growTo(2000)
  growTo(3000)

  expect(getByRole('region').scrollTop).toBe(700 - ABOVE_PX)
})

test('does not scroll back to the image after the user has scrolled', () => {
  height = 1000
  const { getByRole } = render(<Log hasPicture startsAtTop={false} />)
  const log = getByRole('region')
  placePicture(getByRole('figure'), 700)
  growTo(2000)

  fireEvent.scroll(log, { target: { scrollTop: 900 } })
  growTo(2500)
  expect(log.scrollTop).toBe(900)

  fireEvent.scroll(log, { target: { scrollTop: 2500 - PAGE_PX } })
  growTo(3000)
  expect(log.scrollTop).toBe(3000 - PAGE_PX)
})

test('shows the start of the newest part on each jump', () => {
  height = 2000
  const { getByRole } = render(<Log hasPicture startsAtTop={false} />)
  const log = getByRole('region')
  placePicture(getByRole('figure'), 700)
  growTo(2100)
  fireEvent.scroll(log, { target: { scrollTop: 100 } })

  act(() => getByRole('button').click())

  expect(log.scrollTop).toBe(700 - ABOVE_PX)
})

test('does not move a pressed element before it is released', async () => {
  height = 1000
  const { getByRole } = render(<Log startsAtTop={false} />)
  const log = getByRole('region')
  fireEvent.pointerDown(getByRole('button'))

  growTo(2000)
  expect(log.scrollTop).toBe(1000 - PAGE_PX)

  fireEvent.pointerUp(window)
  await waitFor(() => expect(log.scrollTop).toBe(2000 - PAGE_PX))
})

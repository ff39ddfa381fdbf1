import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useStickToBottom } from './useStickToBottom.ts'

const PAGE_PX = 600

let height = 0
let top = 0
let resize = () => {}

/** jsdom lays nothing out: a page of 600 pixels, and as much to read as a test says. */
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

function Log({ startsAtTop }: { startsAtTop: boolean }) {
  const { contentRef, handleScroll, jumpToEnd, scrollerRef } = useStickToBottom({ startsAtTop })
  return (
    <section aria-label="Log" onScroll={handleScroll} ref={scrollerRef}>
      <div ref={contentRef} />
      <button onClick={jumpToEnd}>Jump</button>
    </section>
  )
}

test('what begins stays at its first word when it grows beyond the page', () => {
  height = PAGE_PX
  const { getByRole } = render(<Log startsAtTop />)

  growTo(2000)

  expect(getByRole('region').scrollTop).toBe(0)
})

test('what goes on is followed from a beginning that fitted the page', () => {
  height = PAGE_PX
  const { getByRole, rerender } = render(<Log startsAtTop />)

  rerender(<Log startsAtTop={false} />)
  growTo(2000)

  expect(getByRole('region').scrollTop).toBe(2000 - PAGE_PX)
})

test('the end that a reader jumped to is held', () => {
  height = 1000
  const { getByRole } = render(<Log startsAtTop />)
  act(() => getByRole('button').click())

  growTo(2000)

  expect(getByRole('region').scrollTop).toBe(2000 - PAGE_PX)
})

test('what is pressed does not move until it is let go', async () => {
  height = 1000
  const { getByRole } = render(<Log startsAtTop={false} />)
  const log = getByRole('region')
  fireEvent.pointerDown(getByRole('button'))

  growTo(2000)
  expect(log.scrollTop).toBe(1000 - PAGE_PX)

  fireEvent.pointerUp(window)
  await waitFor(() => expect(log.scrollTop).toBe(2000 - PAGE_PX))
})

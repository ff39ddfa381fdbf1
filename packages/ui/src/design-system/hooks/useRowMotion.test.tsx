import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { UiProvider } from '../providers/UiProvider.tsx'
import { useRowMotion } from './useRowMotion.ts'

let setVisible: (isIntersecting: boolean) => void = () => {}

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    setVisible = (isIntersecting) => {
      act(() => tell([{ isIntersecting }]))
    }
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Row({ onStep }: { onStep: () => void }) {
  const { sectionRef, holdProps, toggleMotion } = useRowMotion({ canMove: true, onStep })

  return (
    <section aria-label="Row" ref={sectionRef} {...holdProps}>
      <button onClick={toggleMotion} type="button">
        Stop
      </button>
    </section>
  )
}

function renderRow(motion: 'on' | 'off' = 'on') {
  const onStep = vi.fn()
  render(
    <UiProvider motion={motion}>
      <Row onStep={onStep} />
    </UiProvider>,
  )
  return onStep
}

const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
}

test('scrolls a visible row every three seconds', () => {
  const onStep = renderRow()

  setVisible(true)
  pass(9000)

  expect(onStep).toHaveBeenCalledTimes(3)
})

test('does not scroll an invisible row', () => {
  const onStep = renderRow()

  pass(9000)

  expect(onStep).not.toHaveBeenCalled()
})

test('pauses a row on hover and then continues', () => {
  const onStep = renderRow()
  setVisible(true)

  fireEvent.pointerEnter(screen.getByLabelText('Row'))
  pass(9000)
  expect(onStep).not.toHaveBeenCalled()
  fireEvent.pointerLeave(screen.getByLabelText('Row'))
  pass(3000)

  expect(onStep).toHaveBeenCalledOnce()
})

test('does not start a row again after the user has stopped it', () => {
  const onStep = renderRow()
  setVisible(true)

  fireEvent.click(screen.getByRole('button'))
  pass(9000)

  expect(onStep).not.toHaveBeenCalled()
})

test('scrolls a row with reduced motion only after the user has started it', () => {
  const onStep = renderRow('off')
  setVisible(true)
  pass(9000)
  expect(onStep).not.toHaveBeenCalled()

  fireEvent.click(screen.getByRole('button'))
  pass(3000)

  expect(onStep).toHaveBeenCalledOnce()
})

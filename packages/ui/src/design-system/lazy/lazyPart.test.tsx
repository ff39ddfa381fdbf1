import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { en } from '../../messages/en.ts'
import { UiProvider } from '../providers/UiProvider.tsx'
import { LazyFailed } from './LazyFailed.tsx'
import { lazyPart, type LazyPartOptions } from './lazyPart.tsx'

afterEach(cleanup)

interface SheetProps {
  isOpen: boolean
  onClose: () => void
}

const Sheet = ({ isOpen }: SheetProps) => isOpen && <p>The sheet</p>

const arrivesAfter = (failures: number) => {
  const load = vi.fn<() => Promise<typeof Sheet>>().mockResolvedValue(Sheet)
  for (let failure = 0; failure < failures; failure += 1) {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  }
  return load
}

function open(failures: number, options?: LazyPartOptions<SheetProps>) {
  const load = arrivesAfter(failures)
  const LateSheet = lazyPart<SheetProps>(load, options)
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    const [wasOpened, setWasOpened] = useState(false)
    const handleOpen = () => {
      setIsOpen(true)
      setWasOpened(true)
    }
    return (
      <>
        <button onClick={handleOpen}>{isOpen ? 'Opened' : 'Open'}</button>
        {wasOpened && <LateSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </>
    )
  }
  render(
    <UiProvider locale="en" messages={en}>
      <Page />
    </UiProvider>,
  )
  return { load, press: () => fireEvent.click(screen.getByText('Open')) }
}

const OF_A_SHEET: LazyPartOptions<SheetProps> = {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
}

test('a failed sheet closes, and the next press loads it', async () => {
  const { load, press } = open(1, OF_A_SHEET)

  press()
  expect(await screen.findByText('Open')).toBeVisible()
  expect(screen.queryByText('The sheet')).not.toBeInTheDocument()
  press()

  expect(await screen.findByText('The sheet')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a preloaded sheet opens immediately and is not loaded again', async () => {
  const load = arrivesAfter(0)
  const LateSheet = lazyPart<SheetProps>(load)
  await LateSheet.preload()

  render(<LateSheet isOpen onClose={() => undefined} />)

  expect(screen.getByText('The sheet')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a sheet that failed to preload is loaded on use', async () => {
  const load = arrivesAfter(1)
  const LateSheet = lazyPart<SheetProps>(load)
  await LateSheet.preload()

  render(<LateSheet isOpen onClose={() => undefined} />)

  expect(await screen.findByText('The sheet')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a sheet that fails repeatedly is loaded on each press', async () => {
  const { load, press } = open(3, OF_A_SHEET)

  for (let attempt = 1; attempt <= 3; attempt += 1) {
    press()
    await screen.findByText('Open')
    expect(load).toHaveBeenCalledTimes(attempt)
  }
  press()

  expect(await screen.findByText('The sheet')).toBeVisible()
})

test('a required part shows an error with a retry', async () => {
  const { press } = open(1, { Instead: LazyFailed })

  press()
  fireEvent.click(await screen.findByText(en.primitives.retry))

  expect(await screen.findByText('The sheet')).toBeVisible()
  expect(screen.queryByText(en.primitives.partFailed)).not.toBeInTheDocument()
})

test('a fallback shows while a part loads or fails, and the next page retries', async () => {
  const load = arrivesAfter(1)
  const LateSheet = lazyPart<SheetProps>(load, { Instead: () => <p>Plain words</p> })
  const first = render(<LateSheet isOpen onClose={() => undefined} />)
  expect(await screen.findByText('Plain words')).toBeVisible()
  first.unmount()

  render(<LateSheet isOpen onClose={() => undefined} />)

  expect(await screen.findByText('The sheet')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

/** Repeats the event, because the listener is added after the first render. */
const backOnlineUntil = (words: string) =>
  waitFor(() => {
    act(() => dispatchEvent(new Event('online')))
    expect(screen.getByText(words)).toBeVisible()
  })

test('a missing part loads when the network returns', async () => {
  const { load, press } = open(1, { Instead: LazyFailed })
  press()
  expect(await screen.findByText(en.primitives.partFailed)).toBeVisible()

  await backOnlineUntil('The sheet')

  expect(screen.queryByText(en.primitives.partFailed)).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a returning network does not reload a loaded part', async () => {
  const { load, press } = open(1, { Instead: LazyFailed })
  press()
  await screen.findByText(en.primitives.partFailed)
  await backOnlineUntil('The sheet')
  const sheet = screen.getByText('The sheet')

  await backOnlineUntil('The sheet')

  expect(screen.getByText('The sheet')).toBe(sheet)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a closed sheet does not load when the network returns', async () => {
  const { load, press } = open(1, OF_A_SHEET)
  press()
  await screen.findByText('Open')

  await backOnlineUntil('Open')

  expect(load).toHaveBeenCalledTimes(1)
})

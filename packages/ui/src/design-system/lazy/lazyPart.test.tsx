import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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

test('closes a sheet whose code could not be loaded', async () => {
  const { press } = open(1, OF_A_SHEET)

  press()

  expect(await screen.findByText('Open')).toBeVisible()
  expect(screen.queryByText('The sheet')).not.toBeInTheDocument()
})

test('opens a preloaded sheet immediately and does not load it again', async () => {
  const load = arrivesAfter(0)
  const LateSheet = lazyPart<SheetProps>(load)
  await LateSheet.preload()

  render(<LateSheet isOpen onClose={() => undefined} />)

  expect(screen.getByText('The sheet')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads a sheet on use if preloading failed', async () => {
  const load = arrivesAfter(1)
  const LateSheet = lazyPart<SheetProps>(load)
  await LateSheet.preload()

  render(<LateSheet isOpen onClose={() => undefined} />)

  expect(await screen.findByText('The sheet')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('shows an error with a button if a required component could not be loaded', async () => {
  const { press } = open(1, { Instead: LazyFailed })

  press()

  expect(await screen.findByText(en.primitives.partFailed)).toBeVisible()
  expect(screen.getByText(en.primitives.retry)).toBeVisible()
})

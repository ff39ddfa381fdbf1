import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createSteps } from './steps.mjs'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What was written, with the order that clears a line as `<`. */
function screen(isTTY: boolean) {
  let written = ''
  const steps = createSteps({ isTTY, write: (text) => void (written += text) })
  return { ...steps, written: () => written.replaceAll('\r\u001B[2K', '<') }
}

test('a terminal shows each step with its seconds, and what is said above it', async () => {
  const { step, print, written } = screen(true)

  const pages = step('Building', () => new Promise((done) => setTimeout(() => done(1), 3500)))
  print('Seeding\n')
  await vi.advanceTimersByTimeAsync(3500)

  expect(await pages).toBe(1)
  expect(written()).toBe(
    '<Building …<Seeding\n<Building …<Building …<Building … 2 s<Building … 3 s<· Building 3 s\n',
  )
})

test('what runs beside each other stands in one line', async () => {
  const { step, written } = screen(true)

  const both = [step('Building', async () => 1), step('Getting Node', async () => 2)]
  await Promise.all(both)

  expect(written()).toBe(
    '<Building …<Building … · Getting Node …<· Building\n<Getting Node …<· Getting Node\n',
  )
})

test('without a terminal each step is one plain line', async () => {
  const { step, print, written } = screen(false)

  const pages = step('Building', () => new Promise((done) => setTimeout(() => done(1), 3500)))
  print('Seeding\n')
  await vi.advanceTimersByTimeAsync(3500)

  expect(await pages).toBe(1)
  expect(written()).toBe('· Building\nSeeding\n')
})

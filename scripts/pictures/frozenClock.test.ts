import { afterEach, expect, test, vi } from 'vitest'

/** A page with a timer that begins itself again for ever, every 750 ms of its own time. */
function pageThatTicks() {
  const timers = {
    awaited: new Map([[1, 750]]),
    hasBegun: false,
    spentMs: 0,
    soon: (work: () => void) => {
      timers.spentMs += 750
      queueMicrotask(work)
    },
  }
  vi.stubGlobal('location', { href: 'http://book/iframe.html?chromatic=true' })
  vi.stubGlobal('window', { pictureTimers: timers })
  vi.stubGlobal('document', {
    fonts: { ready: Promise.resolve(), status: 'loaded' },
    images: [],
    dispatchEvent: () => true,
  })
  vi.stubGlobal('PointerEvent', Event)
  // Chance begins anew with each story, of the page's own.
  vi.stubGlobal('Math', Object.create(Math))
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => queueMicrotask(work))
  return timers
}

afterEach(() => void vi.unstubAllGlobals())

test('what ticks for ever is waited for once in a picture, not at every look at it', async () => {
  const timers = pageThatTicks()
  const { beStill, haveArrived } = await import('../../.storybook/frozenClock.ts')

  await haveArrived()
  const once = timers.spentMs
  await haveArrived()
  const twice = timers.spentMs
  beStill()
  await haveArrived()

  expect(once).toBeGreaterThanOrEqual(4000)
  expect(twice).toBe(once)
  expect(timers.spentMs).toBe(2 * once)
})

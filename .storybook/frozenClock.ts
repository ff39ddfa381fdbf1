import isChromatic from 'chromatic/isChromatic'

const SEED = 20_260_701

/** True if Chromatic takes a picture of the story. */
export const isPictured = isChromatic()

/** The same numbers for every story, whichever was shown before it (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Before a story is drawn for its picture: chance begins anew. */
export function beStill(): void {
  if (!isPictured) return
  if (timers) timers.hasBegun = true
  spentBefore = undefined
  // Or a focus would have a ring where the story before was played by keys.
  document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  const chance = seeded(SEED)
  Math.random = chance
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.forEach((_, at) => (array[at] = chance() * 256))
    return array
  }
}

interface PictureTimers {
  /** Those that have yet to do something soon. */
  awaited: ReadonlyMap<unknown, number>
  /** From here on what would take long does not happen. */
  hasBegun: boolean
  /** Milliseconds of all timers that have done their work. */
  spentMs: number
  /** A timer that is not waited for. */
  soon: (work: () => void, ms: number) => void
}

declare global {
  interface Window {
    /** Set by `preview-head.html` where pictures are taken. */
    pictureTimers?: PictureTimers
  }
}

const timers = window.pictureTimers

/** What begins itself again for ever is waited for so long, once; in the timers' own time, not the machine's. */
const PATIENCE_MS = 4000

/** What timers had spent when the story had been played. */
let spentBefore: number | undefined

const twoFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )
const aMoment = () => new Promise<void>((resolve) => timers?.soon(resolve, 20) ?? resolve())

/** A picture below the edge of the window is loaded as well: the window may grow. */
async function imagesHaveCome() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

function isAwaited() {
  if (!timers) return false
  spentBefore ??= timers.spentMs
  return timers.awaited.size > 0 && timers.spentMs - spentBefore < PATIENCE_MS
}

/** After it was drawn and played: faces and pictures that it asked for have come, and timers have done their work. */
export async function haveArrived(): Promise<void> {
  do {
    while (isAwaited()) await aMoment()
    await document.fonts.ready
    await imagesHaveCome()
    await twoFrames()
  } while (isAwaited() || document.fonts.status === 'loading')
}

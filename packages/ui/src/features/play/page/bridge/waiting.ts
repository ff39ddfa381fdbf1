import { linksIn } from './readPage.ts'

const QUIET_MS = 120
const LONGEST_MS = 1500
/** Maximum time to wait for links, in milliseconds, because the page may still be rendering. */
const LINKS_WAIT_MS = 2000

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Waits until the condition is true. Returns false after the time limit. */
export async function until(isTrue: () => boolean, forMs: number): Promise<boolean> {
  const end = performance.now() + forMs
  while (!isTrue()) {
    if (performance.now() >= end) return false
    await pause(20)
  }
  return true
}

export async function isQuiet(): Promise<void> {
  let changed = performance.now()
  const watch = new MutationObserver(() => {
    changed = performance.now()
  })
  watch.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  await pause(QUIET_MS)
  await until(() => performance.now() - changed >= QUIET_MS, LONGEST_MS)
  watch.disconnect()
  await until(() => linksIn().length > 0, LINKS_WAIT_MS)
}

import { useLatest } from '../../hooks/useLatest.ts'
import type { StoryLog } from '../../play/storyLog.ts'

/** The next picture on the screen, with all that has come until then. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The first line of a turn, as it stands in the log; nothing while the turn is not at hand. */
const lineOf = (turn: number) =>
  document.querySelector<HTMLElement>(`[role="log"] [data-entry-id^="${turn}-"]`)

/** Brings a line to the top of the log and leads the focus there. */
async function goTo(line: HTMLElement) {
  line.tabIndex = -1
  line.focus({ preventScroll: true })
  line.scrollIntoView()
  // Parts that were left unpainted have their true height only now.
  await nextFrame()
  line.scrollIntoView()
}

/** Goes to a turn of the log; earlier pages are asked for until it is there. */
export function useGoToTurn(log: StoryLog) {
  const latest = useLatest(log)

  const goToTurn = async (turn: number) => {
    // What stood over the log has to be gone before it gives the focus away.
    await nextFrame()
    await nextFrame()
    for (let line = lineOf(turn); ; line = lineOf(turn)) {
      if (line) return goTo(line)
      const { entries, hasEarlier, onLoadEarlier } = latest.current
      if (!hasEarlier || !onLoadEarlier) return
      await onLoadEarlier()
      await nextFrame()
      await nextFrame()
      if (latest.current.entries[0]?.id === entries[0]?.id) return
    }
  }
  return (turn: number) => void goToTurn(turn)
}

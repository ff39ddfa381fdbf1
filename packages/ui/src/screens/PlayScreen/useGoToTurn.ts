import { useLatest } from '../../hooks/useLatest.ts'
import type { StoryLog } from '../../play/storyLog.ts'

/** For so many pictures a page that has come may take to stand in the log. */
const FRAMES_MOST = 60

/** The next picture on the screen, with all that has come until then. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The first line of a turn that tells of it, as it stands in the log; nothing while the turn is not at hand. */
const lineOf = (turn: number) =>
  document.querySelector<HTMLElement>(
    `[role="log"] [data-entry-id^="${turn}-"]:not([data-entry="model_info"])`,
  )

/** Shows a line. The log hears of it at once: with a frame between it would go back to its end. */
function show(line: HTMLElement) {
  line.scrollIntoView()
  line.closest('section')?.dispatchEvent(new Event('scroll'))
}

/** Brings a line to the top of the log and leads the focus there. */
async function goTo(line: HTMLElement) {
  line.tabIndex = -1
  line.focus({ preventScroll: true })
  show(line)
  // Parts that were left unpainted have their true height only now.
  await nextFrame()
  show(line)
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
      const hasMore = () => latest.current.entries[0]?.id !== entries[0]?.id
      for (let frame = 0; frame < FRAMES_MOST && !hasMore(); frame += 1) await nextFrame()
      if (!hasMore()) return
    }
  }
  return (turn: number) => void goToTurn(turn)
}

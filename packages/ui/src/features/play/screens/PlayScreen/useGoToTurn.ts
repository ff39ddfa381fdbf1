import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import type { StoryLog } from '../../model/storyLog.ts'

const FRAMES_MOST = 60

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const lineOf = (turn: number) =>
  document.querySelector<HTMLElement>(
    `[role="log"] [data-entry-id^="${turn}-"]:not([data-entry="model_info"])`,
  )

function show(line: HTMLElement) {
  line.scrollIntoView()
  line.closest('section')?.dispatchEvent(new Event('scroll'))
}

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

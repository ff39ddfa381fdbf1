import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import type { StoryLog } from '../../model/storyLog.ts'

const MAX_FRAMES = 60

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
  // Waits until content that was not rendered before has its final height.
  await nextFrame()
  show(line)
}

/** Scrolls to a turn. First loads earlier turns until the turn is in the log. */
export function useGoToTurn(log: StoryLog) {
  const latest = useLatest(log)

  const goToTurn = async (turn: number) => {
    // Waits until a closing overlay has returned its focus.
    await nextFrame()
    await nextFrame()
    for (let line = lineOf(turn); ; line = lineOf(turn)) {
      if (line) return goTo(line)
      const { entries, hasEarlier, onLoadEarlier } = latest.current
      if (!hasEarlier || !onLoadEarlier) return
      await onLoadEarlier()
      const hasMore = () => latest.current.entries[0]?.id !== entries[0]?.id
      for (let frame = 0; frame < MAX_FRAMES && !hasMore(); frame += 1) await nextFrame()
      if (!hasMore()) return
    }
  }
  return (turn: number) => void goToTurn(turn)
}

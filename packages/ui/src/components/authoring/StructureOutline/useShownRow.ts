import { useEffect, useRef } from 'react'

/** Height of a line of the outline. */
export const ROW_PX = 40
/** Frames by which a list has its size, even on a busy machine. */
const FRAMES_TO_SIZE = 30

/**
 * Scrolls a list to one of its lines whenever that is another one.
 * @param place From 0; -1 while none is to be shown.
 */
export function useShownRow(place: number) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    const show = (triesLeft: number) => {
      const box = list.current
      if (!box || place < 0) return
      const top = place * ROW_PX
      // The list learns its size after it is drawn first; before that it cannot be scrolled.
      if (box.scrollHeight < top + ROW_PX && triesLeft > 0) {
        frame = requestAnimationFrame(() => show(triesLeft - 1))
        return
      }
      const isSeen = top >= box.scrollTop && top + ROW_PX <= box.scrollTop + box.clientHeight
      if (!isSeen) box.scrollTop = top - box.clientHeight / 2
    }
    show(FRAMES_TO_SIZE)
    return () => cancelAnimationFrame(frame)
  }, [place])

  return list
}

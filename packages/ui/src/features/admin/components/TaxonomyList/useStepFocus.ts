import { useEffect, useRef, type RefObject } from 'react'

/**
 * A row that moves takes its pressed button out of the page for a moment, and the focus is lost.
 * Gives what to call before a step: afterwards the same button has the focus again, or the other
 * one where the row has come to an end of the list.
 */
export function useStepFocus(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const pressed = useRef<{ id: string; step: -1 | 1 } | null>(null)

  useEffect(() => {
    const was = pressed.current
    pressed.current = null
    if (!was) return
    // The rows are drawn once more before they stand.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-item="${CSS.escape(was.id)}"]`)
      const same = row?.querySelector<HTMLButtonElement>(`[data-step="${was.step}"] > button`)
      const other = row?.querySelector<HTMLButtonElement>(`[data-step="${-was.step}"] > button`)
      const target = same?.disabled ? other : same
      target?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [list, items])

  return (id: string, step: -1 | 1) => {
    pressed.current = { id, step }
  }
}

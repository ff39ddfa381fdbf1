import { useEffect, useRef, type RefObject } from 'react'

/**
 * Restores the focus of a moved row's button, which unmounts briefly. At an end of the list, the
 * opposite button gets the focus.
 */
export function useStepFocus(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const pressed = useRef<{ id: string; step: -1 | 1 } | null>(null)

  useEffect(() => {
    const was = pressed.current
    pressed.current = null
    if (!was) return
    // Waits, because the rows render twice.
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

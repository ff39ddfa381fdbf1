import { useEffect, useRef, type RefObject } from 'react'

/**
 * Restores the focus of a moved row's button, which unmounts for a moment. At the end of the list,
 * the opposite button gets it.
 */
export function useStepFocus(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const pressed = useRef<{ id: string; step: -1 | 1 } | null>(null)

  useEffect(() => {
    const was = pressed.current
    pressed.current = null
    if (!was) return
    // The rows render again before they are stable.
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

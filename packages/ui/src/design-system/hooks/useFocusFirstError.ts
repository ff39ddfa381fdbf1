import { useEffect, useRef } from 'react'

/** Focuses the first invalid field after each failed submit. `tries` is the number of submits. */
export function useFocusFirstError(tries: number, refusal: unknown) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (tries === 0) return
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [tries, refusal])

  return form
}

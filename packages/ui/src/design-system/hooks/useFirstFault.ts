import { useEffect, useRef } from 'react'

/**
 * Leads to the first field that is marked as wrong, after each try and each refusal. Give the form
 * the `ref`; `tries` counts how often it was sent.
 */
export function useFirstFault(tries: number, refusal: unknown) {
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

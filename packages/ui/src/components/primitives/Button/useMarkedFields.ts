import { useCallback, useSyncExternalStore } from 'react'

const formOf = (id: string) => document.getElementById(id)?.closest('form')

/** Fields that stop a form. In a structure editor a marked field is a finding: a draft can be saved with it. */
const MARKED = '[aria-invalid="true"]:not([data-findings] *)'

/** Returns true while a field in the form around the submit button with this id is marked as invalid. */
export function useMarkedFields(id: string, isSubmit: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const form = isSubmit ? formOf(id) : null
      if (!form) return () => {}
      const observer = new MutationObserver(onChange)
      observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
      return () => observer.disconnect()
    },
    [id, isSubmit],
  )
  return useSyncExternalStore(
    subscribe,
    () => isSubmit && Boolean(formOf(id)?.querySelector(MARKED)),
    () => false,
  )
}

import { useEffect } from 'react'

/** Names the page in the browser's tab and to screen readers. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · Kathasagar` : 'Kathasagar'
  }, [title])
}

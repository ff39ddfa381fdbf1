import { useMessages } from '@kathasagar/ui'
import { useEffect } from 'react'

/** Names the page in the browser's tab and to screen readers. */
export function useTitle(title: string | undefined) {
  const { product } = useMessages().layout

  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title, product])
}

import { useMessages } from '@kathasagar/ui'
import { useEffect } from 'react'

export function useTitle(title: string | undefined) {
  const { product } = useMessages().layout

  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title, product])
}

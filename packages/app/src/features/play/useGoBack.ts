import { fieldOf } from '@kathasagar/api/runtime/fieldOf'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

function hasPageBefore(): boolean {
  const { navigation } = globalThis as { navigation?: Pick<Navigation, 'canGoBack'> }
  if (navigation) return navigation.canGoBack
  return Number(fieldOf(history.state, 'idx')) > 0
}

/** Goes back, or to `otherwise`, for which it waits, if the page was opened directly. */
export function useGoBack(otherwise: string | null) {
  const navigate = useNavigate()
  const [isAwaited, setIsAwaited] = useState(false)

  useEffect(() => {
    if (isAwaited && otherwise !== null) void navigate(otherwise)
  }, [isAwaited, otherwise, navigate])

  return () => (hasPageBefore() ? void navigate(-1) : setIsAwaited(true))
}

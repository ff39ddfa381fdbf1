import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Props of an image whose failure is told, also when it failed before the page came to life: an
 * error that nobody listened to is not told again.
 */
export function useImageFailure(src: string | null | undefined, onFailure: (src: string) => void) {
  const ref = useRef<HTMLImageElement>(null)
  const onError = useCallback(() => {
    if (src) onFailure(src)
  }, [src, onFailure])

  useLayoutEffect(() => {
    const image = ref.current
    // A drawing without a size of its own has no width either, but it can be shown.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError)
  }, [onError])

  return { ref, src: src ?? undefined, onError }
}

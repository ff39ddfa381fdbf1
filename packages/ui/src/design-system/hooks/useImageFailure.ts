import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns image props that report a failure, even if it happened before hydration. */
export function useImageFailure(src: string | null | undefined, onFailure: (src: string) => void) {
  const ref = useRef<HTMLImageElement>(null)
  const onError = useCallback(() => {
    if (src) onFailure(src)
  }, [src, onFailure])

  useLayoutEffect(() => {
    const image = ref.current
    // An SVG without a size also has no width, but can be decoded.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError)
  }, [onError])

  return { ref, src: src ?? undefined, onError }
}

import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns props for an image that report a failure, even if it happened before hydration. */
export function useImageFailure(src: string | null | undefined, onFailure: (src: string) => void) {
  const ref = useRef<HTMLImageElement>(null)
  const onError = useCallback(() => {
    if (src) onFailure(src)
  }, [src, onFailure])

  useLayoutEffect(() => {
    const image = ref.current
    // An SVG without a size has no width either, but decoding it succeeds.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError)
  }, [onError])

  return { ref, src: src ?? undefined, onError }
}

import { useCallback, useLayoutEffect, useRef } from 'react'

/** Props of an image that report its failure, even if it failed before hydration. */
export function useImageFailure(src: string | null | undefined, onFailure: (src: string) => void) {
  const ref = useRef<HTMLImageElement>(null)
  const onError = useCallback(() => {
    if (src) onFailure(src)
  }, [src, onFailure])

  useLayoutEffect(() => {
    const image = ref.current
    // An SVG without a size has no width either, but can be decoded.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError)
  }, [onError])

  return { ref, src: src ?? undefined, onError }
}

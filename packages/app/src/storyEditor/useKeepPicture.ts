import { errorBodyOf, useUploadPictureMutation } from '@kathasagar/api'
import type { KeepPicture } from '@kathasagar/interchange'
import { useCallback } from 'react'

function faultIn(error: unknown): string {
  const { detail } = errorBodyOf(error) ?? {}
  const words = Array.isArray(detail) ? detail[0]?.msg : detail
  return (
    words?.replace(/^./u, (sign) => sign.toLowerCase()).replace(/\.$/u, '') ??
    'it could not be kept'
  )
}

export function useKeepPicture(): KeepPicture {
  const [keep] = useUploadPictureMutation()
  return useCallback(
    async (bytes) => {
      const { base64Of } = await import('@kathasagar/interchange')
      const { data, error } = await keep(base64Of(bytes))
      return data ?? { fault: faultIn(error) }
    },
    [keep],
  )
}

import type { Upload, UploadList } from '@kathasagar/api/contract'
import { useCallback, useEffect, useState } from 'react'

import type { OwnPictures } from '../../../authoring/ownPictures.ts'

interface Loaded {
  uploads: readonly Upload[]
  /** Where the next page begins; null behind the last one. */
  next: string | null
  bytes: number
  bytesMax: number
}

const joined = (before: readonly Upload[], page: UploadList): Loaded => ({
  uploads: [...before, ...page.uploads],
  next: page.next,
  bytes: page.bytes,
  bytesMax: page.bytes_max,
})

/** Pictures that are kept, as far as they are loaded, with the room that they take. */
export function useOwnPictures({ list, remove }: OwnPictures) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(true)

  const keep = useCallback((before: readonly Upload[], page: UploadList | null) => {
    setBusy(false)
    setMissing(page === null)
    if (page) setLoaded(joined(before, page))
  }, [])
  useEffect(() => void list().then((page) => keep([], page)), [list, keep])

  const loadMore = async () => {
    setBusy(true)
    keep(loaded?.uploads ?? [], await list(loaded?.next ?? undefined))
  }

  const drop = async ({ id, bytes }: Upload) => {
    const refusal = await remove(id)
    if (refusal !== null || !loaded) return refusal
    const uploads = loaded.uploads.filter((one) => one.id !== id)
    setLoaded({ ...loaded, uploads, bytes: loaded.bytes - bytes })
    return null
  }

  return {
    loaded,
    isMissing,
    isBusy,
    drop,
    loadMore: () => void loadMore(),
  }
}

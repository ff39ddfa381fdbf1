import { FALLBACK_MODELS, useListModelsQuery } from '@kathasagar/api'
import { useEffect, useState } from 'react'

import { keepModelList, readKeptModels } from '../../offline/keptModels.ts'

/**
 * The models of this site. Until the list has come, or where it can't be had, they are those that
 * this device was last told of, so that no price changes while it is read; the fallback pair on a
 * device that never was.
 */
export function useModelList() {
  const { data, isError } = useListModelsQuery()
  const [kept] = useState(readKeptModels)

  useEffect(() => {
    if (data) keepModelList(data)
  }, [data])

  const known = data ?? kept
  return { models: known ?? FALLBACK_MODELS, isKnown: known !== null, hasFailed: isError && !known }
}

import { messageFor, useExportStoryFiguresMutation, useGetStoryFiguresQuery } from '@kathasagar/api'
import { useAuthoringMessages, type FigureRange } from '@kathasagar/ui/authoring'
import { useSearchParams } from 'react-router-dom'

import { saveHeldFile } from '../../shared/saveHeldFile.ts'

const USUAL: FigureRange = 30

const rangeIn = (search: URLSearchParams): FigureRange =>
  ([7, 90] as const).find((days) => String(days) === search.get('days')) ?? USUAL

interface Asked {
  story_id: string
  days: FigureRange
}

/** Saves the figures that show as a table. */
function useFigureFile(asked: Asked) {
  const [takeFile, { isLoading, isError }] = useExportStoryFiguresMutation()

  const save = async () => {
    const request = takeFile(asked)
    const { data } = await request
    // The store lets go of a file that is saved; what was refused stays to be told.
    if (!data) return
    request.reset()
    saveHeldFile(data)
  }
  return { isExporting: isLoading, hasNoFile: isError, onExport: () => void save() }
}

/** What players did with a story; the days that show live in the address. */
export function useStoryFigures(story_id: string) {
  const { writing, site } = useAuthoringMessages()
  const [search, setSearch] = useSearchParams()
  const range = rangeIn(search)
  const asked = { story_id, days: range }
  const { data, currentData, error, isFetching, refetch } = useGetStoryFiguresQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  const file = useFigureFile(asked)

  return {
    ...file,
    // While other days are on their way the ones before stay.
    figures: (error ? undefined : data) ?? null,
    isBusy: isFetching && currentData === undefined,
    error: error && messageFor(error, writing.notCounted, site),
    onRetry: () => void refetch(),
    range,
    onRangeChange: (days: FigureRange) => setSearch(days === USUAL ? {} : { days: String(days) }),
  }
}

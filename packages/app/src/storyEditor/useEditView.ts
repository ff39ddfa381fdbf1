import { STORY_TABS, type EditStoryFormProps } from '@kathasagar/ui/authoring'
import { addressOf, placeIn } from '@kathasagar/ui/internal/editor'
import { useSearchParams } from 'react-router-dom'
import { useMemo } from 'react'

/** Returns the open part of the form, which is stored in the URL. */
export function useEditView() {
  const [search, setSearch] = useSearchParams()
  const place = useMemo(() => placeIn(search), [search])
  const asked = STORY_TABS.find((one) => one === search.get('tab'))
  const tab = asked ?? (place === undefined ? undefined : ('structure' as const))
  const view: EditStoryFormProps['view'] = search.get('view') === 'all' || tab ? 'all' : 'few'

  return {
    tab,
    place,
    view,
    // Adds a history entry, so that Back returns to the short form.
    onAllFields: () => setSearch({ view: 'all' }),
    onPlace: (finding: Parameters<typeof addressOf>[0]) =>
      setSearch({ view: 'all', ...addressOf(finding) }, { replace: true }),
  }
}

import { STORY_TABS, type EditStoryFormProps } from '@kathasagar/ui'
import { useSearchParams } from 'react-router-dom'

/** Which part of a story's form shows, as the address says; a link may lead to a scene. */
export function useEditView() {
  const [search, setSearch] = useSearchParams()
  const scene = search.get('scene') ?? undefined
  const asked = STORY_TABS.find((one) => one === search.get('tab'))
  const tab = asked ?? (scene === undefined ? undefined : ('structure' as const))
  const view: EditStoryFormProps['view'] = search.get('view') === 'all' || tab ? 'all' : 'few'

  return {
    tab,
    scene,
    view,
    onView: (next: EditStoryFormProps['view']) =>
      setSearch(next === 'all' ? { view: 'all' } : {}, { replace: true }),
    onScene: (name: string) => setSearch({ view: 'all', scene: name }, { replace: true }),
  }
}

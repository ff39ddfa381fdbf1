import { PUBLISH_MINIMUMS } from '@kathasagar/story'
import { UiProvider } from '@kathasagar/ui'
import { StructureTab, type StructureTabProps } from '@kathasagar/ui/internal'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const SCENES = 500

/** Each scene has three targets, some of them earlier scenes. */
function storyOf(count: number) {
  const nameOf = (at: number) => `scene_${at}`
  const scenes = Array.from({ length: count }, (_scene, at) => {
    const targets = [at * 2 + 1, at * 2 + 2, at - 7].filter((to) => to > 0 && to < count)
    const choices = targets.map((to) => ({ text: `Go to the ${to}th`, target: nameOf(to) }))
    return [nameOf(at), { text: 'The ferryman counts the steps aloud.', choices }] as const
  })
  return { start_node: nameOf(0), nodes: Object.fromEntries(scenes) }
}

const asked = new URLSearchParams(location.search).get('map')
const quiet = () => undefined

function Map({ count }: { count: number }) {
  const [structure, setStructure] = useState<StructureTabProps['structure']>(() => storyOf(count))

  return (
    <StructureTab
      certificate={null}
      counts={null}
      findings={[]}
      floors={PUBLISH_MINIMUMS}
      onChange={setStructure}
      onGoToField={quiet}
      onUnsoundText={quiet}
      readStructure={() => ({ error: '' })}
      structure={structure}
      unsoundText={null}
    />
  )
}

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <UiProvider>
      <Map count={asked === 'ours' ? SCENES : 3} />
    </UiProvider>,
  )
}

import { PUBLISH_FLOORS } from '@kathasagar/story'
import { UiProvider } from '@kathasagar/ui'
import { StructureTab, type StructureTabProps } from '@kathasagar/ui/authoring'
import { useRef, useState, type PointerEvent } from 'react'
import { createRoot } from 'react-dom/client'

const SCENES = 500
const WIDTH = 172
const HEIGHT = 58
const COLUMNS = 20

/** Three ways from each scene, some of them back. */
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

function Ours({ count }: { count: number }) {
  const [structure, setStructure] = useState<StructureTabProps['structure']>(() => storyOf(count))

  return (
    <StructureTab
      certificate={null}
      counts={null}
      findings={[]}
      floors={PUBLISH_FLOORS}
      onChange={setStructure}
      onGoToField={quiet}
      onUnsoundText={quiet}
      readStructure={() => ({ error: '' })}
      structure={structure}
      unsoundText={null}
    />
  )
}

const spotOf = (at: number) => ({
  x: (at % COLUMNS) * (WIDTH + 36),
  y: Math.floor(at / COLUMNS) * (HEIGHT + 72),
})

/** Moves what stands in a place by the pointer, as one picture. */
function usePlainMove(scale: number) {
  const place = useRef<HTMLDivElement>(null)
  const at = useRef({ x: 0, y: 0 })

  const handleMove = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1) return
    at.current = { x: at.current.x + movementX, y: at.current.y + movementY }
    const { x, y } = at.current
    if (place.current) place.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
  }
  return { place, handleMove }
}

function PlainScene({ name, number }: { name: string; number: number }) {
  const { x, y } = spotOf(number)
  const box = { position: 'absolute', width: WIDTH, height: HEIGHT, border: '1px solid' } as const

  return <div style={{ ...box, translate: `${x}px ${y}px` }}>{name}</div>
}

/** The same scenes and ways drawn once and moved as one: what the browser itself can do. */
function Plain() {
  const scenes = Object.entries(storyOf(SCENES).nodes)
  const numbers = new Map(scenes.map(([name], number) => [name, number]))
  const ways = scenes.flatMap(([from, { choices }]) =>
    choices.map(({ target }) => [numbers.get(from) ?? 0, numbers.get(target) ?? 0] as const),
  )
  const scale = new URLSearchParams(location.search).get('zoom') === 'far' ? 0.2 : 1
  const { place, handleMove } = usePlainMove(scale)

  return (
    <section
      aria-label="Map of the story"
      onPointerMove={handleMove}
      style={{ position: 'relative', height: '600px', overflow: 'hidden' }}
    >
      <div ref={place} style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        <svg style={{ position: 'absolute', overflow: 'visible' }}>
          {ways.map(([from, to]) => {
            const [a, b] = [spotOf(from), spotOf(to)]
            const line = `M${a.x},${a.y} C${a.x},${a.y + 60} ${b.x},${b.y - 60} ${b.x},${b.y}`
            return <path key={`${from} ${to}`} d={line} fill="none" stroke="gray" />
          })}
        </svg>
        {scenes.map(([name], number) => (
          <PlainScene key={name} name={name} number={number} />
        ))}
      </div>
    </section>
  )
}

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <UiProvider>
      {asked === 'plain' ? <Plain /> : <Ours count={asked === 'ours' ? SCENES : 3} />}
    </UiProvider>,
  )
}

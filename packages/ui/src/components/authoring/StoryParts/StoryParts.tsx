import { useSoughtField } from '../../../hooks/useSoughtField.ts'
import type { StructureTabName } from '../../../structure/structureTabs.ts'
import { CastPane } from './CastPane.tsx'
import { CodexPane } from './CodexPane.tsx'
import type { PartEditing } from './partTypes.ts'
import { PlatesPane } from './PlatesPane.tsx'
import { ReactionsPane } from './ReactionsPane.tsx'
import { StatePane } from './StatePane.tsx'
import { ThingsPane } from './ThingsPane.tsx'

export interface StoryPartsProps extends PartEditing {
  /** Which of them is written. */
  part: Exclude<StructureTabName, 'scenes'>
}

const PANES = {
  cast: CastPane,
  things: ThingsPane,
  plates: PlatesPane,
  state: StatePane,
  codex: CodexPane,
  reactions: ReactionsPane,
} as const

/** What a story has beside its scenes, one kind at a time. */
export function StoryParts({ part, ...editing }: StoryPartsProps) {
  const place = useSoughtField(editing.sought)
  const Pane = PANES[part]

  return (
    <div ref={place}>
      <Pane {...editing} />
    </div>
  )
}

import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { PickList, type PickOption } from '../PickList/PickList.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

const named = (part: Readonly<Record<string, { name: string }>> = {}): PickOption[] =>
  Object.entries(part).map(([id, { name }]) => ({ id, name: name || id }))

/** Lists of a scene, what each offers, and the tab where that is written. */
function listsOf(structure: DraftStructure) {
  const pages = (structure.codex ?? []).map(({ id, title }) => ({ id, name: title || id }))
  const [people, things] = [named(structure.cast), named(structure.things)]
  return [
    { list: 'people', options: people, tab: 'cast', most: STORY_LIMITS.scenePeople },
    { list: 'things', options: things, tab: 'things', most: STORY_LIMITS.sceneThings },
    {
      list: 'meets',
      options: [...pages, ...people, ...things].filter(isFirst),
      tab: 'codex',
      most: STORY_LIMITS.sceneMeets,
    },
  ] as const
}

/** Who and what is in a scene, and what is met there. */
export function SceneHere({ structure, node, scene, onEdit }: SceneFieldsProps) {
  const { here: messages, pick, tabs } = usePartMessages()

  return (
    <div css={styles.here}>
      {listsOf(structure).map(({ list, options, tab, most }) => (
        <div key={list} data-field={fieldPlace('nodes', node, list)}>
          <PickList
            addLabel={messages.add[list]}
            value={scene[list] ?? []}
            emptyNote={fill(pick.nobody, { tab: tabs[tab] })}
            hint={list === 'meets' ? messages.meetsHint : undefined}
            label={messages[list]}
            most={most}
            onChange={(ids) => onEdit({ kind: 'setScene', node, change: { [list]: ids } })}
            items={options}
          />
        </div>
      ))}
    </div>
  )
}

/** Of a page and a person with one id the first is offered. */
const isFirst = ({ id }: PickOption, at: number, all: readonly PickOption[]) =>
  all.findIndex((one) => one.id === id) === at

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { PlateSelect } from '../PlateSelect/PlateSelect.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

/** Which of the story's plates Show gives in a scene. */
export function ScenePlateField({ structure, node, scene, onEdit }: SceneFieldsProps) {
  const { here: messages, tabs } = usePartMessages()
  const { plate = '' } = scene
  const names = Object.keys(structure.plates ?? {})

  return (
    <div css={styles.part} data-field={fieldPlace('nodes', node, 'plate')}>
      {names.length === 0 && plate === '' ? (
        <p css={styles.note}>{fill(messages.noPlates, { tab: tabs.plates })}</p>
      ) : (
        <PlateSelect
          blankLabel={messages.paint}
          hint={messages.plateHint}
          label={messages.plate}
          items={names}
          onChange={(next) => onEdit({ kind: 'setScene', node, change: { plate: next } })}
          value={plate}
        />
      )}
    </div>
  )
}

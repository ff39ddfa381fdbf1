import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace, leadsInto } from '../../../structure/fieldPlace.ts'
import type { Sets } from '../../../structure/structureEdit.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { EffectField } from '../NameField/EffectField.tsx'
import { LineList } from '../StoryParts/LineList.tsx'
import { VariedText } from '../VariedText/VariedText.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { structureInspectorStyles } from './StructureInspector.styles.ts'

const PARTS = ['enters', 'pressure', 'close_up', 'grave'] as const

/** What a scene does besides being told: on arriving, on lingering, on looking closer. */
export function SceneArrival(props: SceneFieldsProps) {
  const { node, scene, sought } = props
  const { arrival: messages } = usePartMessages()
  const styles = structureInspectorStyles(useTheme())
  const isSought = PARTS.some((part) => leadsInto(sought?.path, 'nodes', node, part))
  const written = PARTS.filter((part) => scene[part] !== undefined)

  return (
    <div css={styles.part}>
      <Fold
        label={messages.label}
        note={written.map((part) => messages.short[part]).join(' · ')}
        sought={isSought ? sought : undefined}
      >
        <Arriving {...props} />
        <Lingering {...props} />
        <CloseUp {...props} />
        <Grave {...props} />
      </Fold>
    </div>
  )
}

function Arriving({ node, scene, onEdit }: SceneFieldsProps) {
  const partMessages = usePartMessages()
  return (
    <div data-field={fieldPlace('nodes', node, 'enters')}>
      <EffectField
        label={partMessages.arrival.enters}
        onChange={(sets) =>
          onEdit({
            kind: 'setScene',
            node,
            change: { enters: sets && { ...scene.enters, sets } },
            typing: JSON.stringify(['enters', node]),
          })
        }
        value={scene.enters?.sets}
      />
    </div>
  )
}

function Lingering({ node, scene, onEdit }: SceneFieldsProps) {
  const { arrival: messages } = usePartMessages()

  return (
    <div data-field={fieldPlace('nodes', node, 'pressure')}>
      <LineList
        hint={messages.pressureHint}
        label={messages.pressure}
        value={scene.pressure}
        most={STORY_LIMITS.pressure}
        of={node}
        onChange={(pressure) =>
          onEdit({
            kind: 'setScene',
            node,
            change: { pressure },
            typing: JSON.stringify(['pressure', node]),
          })
        }
      />
    </div>
  )
}

/** Only text where nothing is set, as it is written by hand. */
const closeUpOf = (text: string, sets: Sets | undefined) =>
  sets === undefined ? text : { text, sets }

function CloseUp({ node, scene, onEdit }: SceneFieldsProps) {
  const { arrival: messages } = usePartMessages()
  const { close_up = '' } = scene
  const shown = typeof close_up === 'string' ? { text: close_up } : close_up

  const set = (text: string, sets: Sets | undefined) =>
    onEdit({
      kind: 'setScene',
      node,
      change: { close_up: closeUpOf(text, sets) },
      typing: JSON.stringify(['close_up', node]),
    })

  return (
    <>
      <div data-field={fieldPlace('nodes', node, 'close_up')}>
        <VariedText
          hint={messages.closeUpHint}
          label={messages.closeUp}
          maxLength={STORY_LIMITS.answerMax}
          onChange={(text) => set(text, shown.sets)}
          value={shown.text}
        />
      </div>
      <div data-field={fieldPlace('nodes', node, 'close_up', 'sets')}>
        <EffectField
          label={messages.closeUpSets}
          onChange={(sets) => set(shown.text, sets)}
          value={shown.sets}
        />
      </div>
    </>
  )
}

function Grave({ node, scene, onEdit }: SceneFieldsProps) {
  const { arrival: messages } = usePartMessages()
  const styles = structureInspectorStyles(useTheme())

  return (
    <div data-field={fieldPlace('nodes', node, 'grave')}>
      <Checkbox
        isSelected={scene.grave ?? false}
        onChange={(grave) => onEdit({ kind: 'setScene', node, change: { grave } })}
      >
        {messages.grave}
      </Checkbox>
      <p css={styles.note}>{messages.graveHint}</p>
    </div>
  )
}

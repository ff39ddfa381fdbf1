import { SCENE_SOUNDS, STORY_LIMITS, type SceneSound } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Sets, StructureNode } from '../../../structure/structureEdit.ts'
import type { FieldEntry, FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { EffectField } from '../NameField/EffectField.tsx'
import { VariedText } from '../VariedText/VariedText.tsx'
import type { SceneFieldsProps } from './SceneFields.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

const PARTS = ['enters', 'pressure', 'close_up', 'grave', 'sound'] as const

type Arrival = Pick<StructureNode, (typeof PARTS)[number]>

const FIELDS: readonly FieldEntry<Arrival>[] = [
  {
    kind: 'fold',
    label: ({ arrival }) => arrival.label,
    noteOf: (scene, { arrival }) =>
      PARTS.flatMap((part) => (scene[part] === undefined ? [] : arrival.short[part])).join(' · '),
    fields: [
      { kind: 'custom', name: 'enters', component: Arriving },
      {
        kind: 'lines',
        name: 'pressure',
        label: ({ arrival }) => arrival.pressure,
        hint: ({ arrival }) => arrival.pressureHint,
        most: STORY_LIMITS.pressure,
      },
      { kind: 'custom', name: 'close_up', component: CloseUp },
      {
        kind: 'toggle',
        name: 'grave',
        label: ({ arrival }) => arrival.grave,
        hint: ({ arrival }) => arrival.graveHint,
      },
      { kind: 'custom', name: 'sound', component: Sound },
    ],
  },
]

/** What a scene does besides being told: on arriving, on lingering, on looking closer. */
export function SceneArrival({ node, scene, sought, onEdit }: SceneFieldsProps) {
  return (
    <div css={styles.part}>
      <FieldList
        items={FIELDS}
        value={scene}
        onChange={(change, typed) => {
          const typing = typed && JSON.stringify([typed, node])
          onEdit({ kind: 'setScene', node, change, typing })
        }}
        path={['nodes', node]}
        sought={sought}
      />
    </div>
  )
}

function Arriving({ value: { enters }, path, onChange }: FieldsProps<Arrival>) {
  const { arrival: messages } = usePartMessages()

  return (
    <div data-field={fieldPlace(...path, 'enters')}>
      <EffectField
        label={messages.enters}
        onChange={(sets) => onChange({ enters: sets && { ...enters, sets } }, 'enters')}
        value={enters?.sets}
      />
    </div>
  )
}

function Sound({ value: { sound }, path, onChange }: FieldsProps<Arrival>) {
  const { arrival: messages } = usePartMessages()

  return (
    <div data-field={fieldPlace(...path, 'sound')}>
      <SelectInput<SceneSound | ''>
        blankLabel={messages.sounds.none}
        hint={messages.soundHint}
        items={SCENE_SOUNDS.map((value) => ({ value, label: messages.sounds[value] }))}
        label={messages.sound}
        onChange={(next) => onChange({ sound: next === '' ? undefined : next })}
        value={sound ?? ''}
      />
    </div>
  )
}

/** Only text where nothing is set, as it is written by hand. */
const closeUpOf = (text: string, sets: Sets | undefined) =>
  sets === undefined ? text : { text, sets }

function CloseUp({ value: { close_up = '' }, path, onChange }: FieldsProps<Arrival>) {
  const { arrival: messages } = usePartMessages()
  const shown = typeof close_up === 'string' ? { text: close_up } : close_up
  const set = (text: string, sets: Sets | undefined) =>
    onChange({ close_up: closeUpOf(text, sets) }, 'close_up')

  return (
    <>
      <div data-field={fieldPlace(...path, 'close_up')}>
        <VariedText
          hint={messages.closeUpHint}
          label={messages.closeUp}
          maxLength={STORY_LIMITS.answerMax}
          onChange={(text) => set(text, shown.sets)}
          value={shown.text}
        />
      </div>
      <div data-field={fieldPlace(...path, 'close_up', 'sets')}>
        <EffectField
          label={messages.closeUpSets}
          onChange={(sets) => set(shown.text, sets)}
          value={shown.sets}
        />
      </div>
    </>
  )
}

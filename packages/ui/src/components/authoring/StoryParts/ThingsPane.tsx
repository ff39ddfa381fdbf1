import { carriedName, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import type { Thing } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { PhraseList } from '../PhraseList/PhraseList.tsx'
import { NamedPartEnds } from './NamedPartEnds.tsx'
import { NamedPartId } from './NamedPartId.tsx'
import { PartPane } from './PartPane.tsx'
import type { PartEditing } from './partTypes.ts'
import { storyPartsStyles } from './StoryParts.styles.ts'
import { useRecordPart } from './useRecordPart.ts'

const NEW = { noun: 'thing', blank: { name: '' } }

/** A thing that can be carried says so also where the player does not have it yet. */
const KEPT = ['name', 'carried'] as const

/** The things of a story, and what else its texts call them. */
export function ThingsPane(props: PartEditing) {
  const { things: messages } = usePartMessages()
  const things = useRecordPart('things', NEW, props)
  const { selected, item } = things

  return (
    <PartPane
      addLabel={messages.add}
      empty={messages.empty}
      label={messages.list}
      most={STORY_LIMITS.things}
      onAdd={things.add}
      onChange={things.select}
      items={Object.entries(things.items).map(([id, { name }]) => ({ id, name, note: id }))}
      value={selected}
    >
      {selected !== null && item && (
        <ThingFields
          {...props}
          key={things.turn}
          id={selected}
          onChange={(change, typing) =>
            things.change(
              withChanges<Thing>(item, change, change.carried === false ? KEPT : ['name']),
              typing,
            )
          }
          onRenamed={things.rename}
          thing={item}
        />
      )}
    </PartPane>
  )
}

interface ThingFieldsProps extends PartEditing {
  id: string
  /** As it stands. */
  thing: Thing
  onChange: (change: Partial<Thing>, typing?: string) => void
  /** Called with the new id. */
  onRenamed: (id: string) => void
}

function ThingFields(props: ThingFieldsProps) {
  const { lengthNear } = useNearLimit()
  const { id, thing, onChange } = props
  const { things: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const styles = storyPartsStyles(useTheme())

  return (
    <>
      <div css={styles.pair}>
        <div data-field={fieldPlace('things', id, 'name')} data-first="" lang={lang}>
          <TextInput
            hint={lengthNear(thing.name, STORY_LIMITS.nameMax)}
            label={messages.name}
            maxLength={STORY_LIMITS.nameMax}
            onChange={(name) => onChange({ name }, JSON.stringify(['things', id]))}
            value={thing.name}
          />
        </div>
        <NamedPartId {...props} hint={messages.idHint} part="things" />
      </div>
      <Carrying {...props} />
      <PhraseList
        label={messages.aliases}
        lang={lang}
        maxLength={STORY_LIMITS.phraseMax}
        most={STORY_LIMITS.aliases}
        onChange={(aliases) => onChange({ aliases })}
        value={thing.aliases ?? []}
      />
      <NamedPartEnds {...props} name={thing.name} part="things" />
    </>
  )
}

/** Whether it can be carried, and whether the player begins with it. */
function Carrying({ id, thing: { carried }, onChange }: ThingFieldsProps) {
  const { things: messages } = usePartMessages()
  const value = carried === undefined ? 'no' : carried ? 'start' : 'later'

  return (
    <div data-field={fieldPlace('things', id, 'carried')}>
      <SelectInput
        hint={
          carried === undefined ? undefined : fill(messages.carriedHint, { name: carriedName(id) })
        }
        items={(['no', 'later', 'start'] as const).map((kind) => ({
          value: kind,
          label: messages.carriedKinds[kind],
        }))}
        label={messages.carried}
        onChange={(kind) => onChange({ carried: kind === 'no' ? undefined : kind === 'start' })}
        value={value}
      />
    </div>
  )
}

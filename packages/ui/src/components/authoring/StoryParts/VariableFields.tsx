import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { kindOf } from '../../../structure/completions.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import type { Variable } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { wordsOfPath } from '../../../structure/wordsOfPath.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { PartEnd } from './PartEnd.tsx'
import { PartId } from './PartId.tsx'
import type { PartEditing } from './partTypes.ts'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'
import type { OpenItem } from './useListedPart.ts'
import { VariableValues } from './VariableValues.tsx'

type VariableFieldsProps = PartEditing & OpenItem<'state'>

const KINDS = ['flag', 'one_of', 'number', 'typed', 'health'] as const

/** What each kind begins with. */
const FRESH: Readonly<Record<(typeof KINDS)[number], Variable>> = {
  flag: { flag: false },
  one_of: { one_of: ['no', 'yes'], start: 'no' },
  number: { number: [0, 5], start: 0 },
  typed: { typed: 40 },
  health: { health: true },
}

/** One thing that a story remembers: what it is, what it can be, and how the player reads of it. */
export function VariableFields(props: VariableFieldsProps) {
  const { lengthNear } = useNearLimit()
  const { id, item, change } = props
  const { state: messages } = usePartMessages()
  const { label = '' } = item

  return (
    <>
      <div css={styles.pair}>
        <VariableName {...props} />
        <SelectInput
          label={messages.kind}
          onChange={(kind) => change(withChanges(FRESH[kind], { label }))}
          items={KINDS.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
          value={kindOf(item)}
        />
      </div>
      <VariableValues name={id} onChange={change} variable={item} />
      <div data-field={fieldPlace('state', id, 'label')}>
        <TextInput
          hint={lengthNear(label, STORY_LIMITS.labelMax) ?? messages.labelHint}
          label={messages.label}
          maxLength={STORY_LIMITS.labelMax}
          onChange={(text) => change(withChanges(item, { label: text }), 'label')}
          value={label}
        />
      </div>
      <VariableEnd {...props} />
    </>
  )
}

function VariableName({ id: name, onEdit, rename }: VariableFieldsProps) {
  const { state: messages } = usePartMessages()
  const { structure, language } = useAuthoredStory()

  return (
    <div data-field={fieldPlace('state', name)} data-first="">
      <PartId
        hint={messages.nameHint}
        id={name}
        isVariable
        label={messages.name}
        onRename={(to) => {
          if (!language) return
          onEdit({ kind: 'replace', structure: language.renameVariable(structure, name, to) })
          rename(to)
        }}
        taken={Object.keys(structure.state ?? {})}
      />
    </div>
  )
}

function VariableEnd({ id: name, onEdit, onGo }: VariableFieldsProps) {
  const partMessages = usePartMessages()
  const { structure, language } = useAuthoredStory()
  const uses = (language?.usesOfVariable(structure, name) ?? []).map(({ path }) => ({
    words: wordsOfPath(path, partMessages.places),
    onGo: () => onGo({ node: path[0] === 'nodes' ? String(path[1]) : '', path }),
  }))

  return (
    <PartEnd
      fate={partMessages.letGoVariable}
      name={name}
      onRemove={() => onEdit({ kind: 'removeVariable', name })}
      uses={uses}
    />
  )
}

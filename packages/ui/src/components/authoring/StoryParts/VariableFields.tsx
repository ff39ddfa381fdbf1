import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { kindOf } from '../../../structure/completions.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import type { Variable } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { wordsOfPath } from '../../../structure/wordsOfPath.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { PartEnd } from './PartEnd.tsx'
import { PartId } from './PartId.tsx'
import type { PartEditing } from './partTypes.ts'
import { storyPartsStyles } from './StoryParts.styles.ts'
import { VariableValues } from './VariableValues.tsx'

export interface VariableFieldsProps extends PartEditing {
  /** By which conditions know it. */
  name: string
  /** As it stands. */
  variable: Variable
  /** Called with all of it as it stands now, and the field where one is typed in. */
  onChange: (variable: Variable, typing?: string) => void
  /** Called with the new name. */
  onRenamed: (name: string) => void
}

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
  const { name, variable, onChange } = props
  const { state: messages } = usePartMessages()
  const styles = storyPartsStyles(useTheme())
  const { label = '' } = variable

  const withLabel = (next: Variable, text: string): Variable => {
    const { label: _, ...rest } = next
    return text === '' ? rest : { ...rest, label: text }
  }

  return (
    <>
      <div css={styles.pair}>
        <VariableName {...props} />
        <SelectInput
          label={messages.kind}
          onChange={(kind) => onChange(withLabel(FRESH[kind], label))}
          items={KINDS.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
          value={kindOf(variable)}
        />
      </div>
      <VariableValues name={name} onChange={onChange} variable={variable} />
      <div data-field={fieldPlace('state', name, 'label')}>
        <TextInput
          hint={lengthNear(label, STORY_LIMITS.labelMax) ?? messages.labelHint}
          label={messages.label}
          maxLength={STORY_LIMITS.labelMax}
          onChange={(text) =>
            onChange(withLabel(variable, text), JSON.stringify(['state', name, 'label']))
          }
          value={label}
        />
      </div>
      <VariableEnd {...props} />
    </>
  )
}

function VariableName({ name, onEdit, onRenamed }: VariableFieldsProps) {
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
          onRenamed(to)
        }}
        taken={Object.keys(structure.state ?? {})}
      />
    </div>
  )
}

function VariableEnd({ name, onEdit, onGo }: VariableFieldsProps) {
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

import { SKILL_CHECKS, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { knownState } from '../../../structure/knownState.ts'
import { nodeOf, type ChoiceCheck as Check } from '../../../structure/structureEdit.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import type { FieldEntry } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { EffectField } from '../NameField/EffectField.tsx'
import type { ChoiceFieldsProps } from './ChoiceFields.tsx'
import { ChoiceTarget } from './ChoiceTarget.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

const FRESH: Check = { fails: { text: '', target: '' } }

/** Whether a choice may fail, how likely it is to succeed, and what comes of it if it does not. */
export function ChoiceCheck(props: ChoiceFieldsProps) {
  const { node, choice, place, onEdit } = props
  const { check: messages } = usePartMessages()
  const set = (check: Check | undefined, field?: string) =>
    onEdit({
      kind: 'setChoice',
      node,
      choice: place,
      change: { check },
      typing: field && JSON.stringify([node, place, 'check', field]),
    })

  return (
    <div css={styles.check} data-field={fieldPlace('nodes', node, 'choices', place, 'check')}>
      <Checkbox
        isSelected={choice.check !== undefined}
        onChange={(mayFail) => set(mayFail ? FRESH : undefined)}
      >
        {messages.mayFail}
      </Checkbox>
      {choice.check && <CheckFields {...props} check={choice.check} onCheck={set} />}
    </div>
  )
}

interface CheckFieldsProps extends ChoiceFieldsProps {
  /** As it stands. */
  check: Check
  /** Called with all of it as it stands now, and the field that is typed in. */
  onCheck: (check: Check, field?: string) => void
}

function CheckFields(props: CheckFieldsProps) {
  const { check, onCheck, structure } = props
  const { check: messages } = usePartMessages()
  const { skillChecks } = useAuthoringMessages().authoring
  const numbers = Object.entries(knownState(structure) ?? {}).flatMap(([name, variable]) =>
    'number' in variable ? [{ value: name, label: variable.label ?? name }] : [],
  )
  const change = (part: Partial<Check>) => onCheck(withChanges(check, part, ['fails']))

  return (
    <>
      <div css={styles.terms}>
        <SelectInput
          blankLabel={messages.storyWide}
          hint={messages.hint}
          items={SKILL_CHECKS.map((value) => ({ value, label: skillChecks[value] }))}
          label={messages.difficulty}
          onChange={(difficulty) => change({ difficulty: difficulty || undefined })}
          value={check.difficulty ?? ''}
        />
        <SelectInput
          blankLabel={messages.noHelp}
          hint={messages.helpsHint}
          items={numbers}
          label={messages.helps}
          onChange={(helps) => change({ helps })}
          value={check.helps ?? ''}
        />
      </div>
      <FailureFields {...props} />
    </>
  )
}

type Fails = Check['fails']

const WHAT_HAPPENS: readonly FieldEntry<Fails>[] = [
  {
    kind: 'area',
    name: 'text',
    label: ({ check }) => check.text,
    maxLength: STORY_LIMITS.answerMax,
    rows: 3,
    isStory: true,
  },
]

/** What comes of a failure: what happens, where it leads, what it sets. */
function FailureFields(props: CheckFieldsProps) {
  const { node, place, structure, namesId, check, onCheck } = props
  const { check: messages } = usePartMessages()
  const { fails } = check
  const change = (part: Partial<Fails>, field?: string) =>
    onCheck({ ...check, fails: withChanges(fails, part, ['text', 'target']) }, field)
  const path = ['nodes', node, 'choices', place, 'check', 'fails']

  return (
    <fieldset css={styles.choice}>
      <legend css={styles.legend}>{messages.fails}</legend>
      <FieldList items={WHAT_HAPPENS} value={fails} onChange={change} path={path} />
      <div data-field={fieldPlace(...path, 'target')}>
        <ChoiceTarget
          isKnown={nodeOf(structure, fails.target) !== undefined}
          label={messages.target}
          namesId={namesId}
          onChange={(target) => change({ target })}
          value={fails.target}
        />
      </div>
      <div data-field={fieldPlace(...path, 'sets')}>
        <EffectField
          label={messages.sets}
          onChange={(sets) => change({ sets })}
          value={fails.sets}
        />
      </div>
    </fieldset>
  )
}

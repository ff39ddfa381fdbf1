import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useRef, type KeyboardEvent } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { isComposing } from '../../../../design-system/hooks/isComposing.ts'
import { useAfterEdit } from '../../../../design-system/hooks/useAfterEdit.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { fieldPlace } from '../../model/structure/fieldPlace.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { otherWordings } from '../../model/structure/otherWordings.ts'
import { nodeOf, type StructureChoice } from '../../model/structure/structureEdit.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { CHOICE_ALSO, CHOICE_MORE, CHOICE_TARGET, CHOICE_TEXT } from './sceneFields.ts'
import type { StructureInspectorProps } from './StructureInspector.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

export interface ChoiceEditorProps extends StructureInspectorProps {
  choices: readonly StructureChoice[]
}

/** Lists the choices of a scene. A change focuses the next field to edit. */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const { node, choices, onEdit } = props
  const { choice: messages } = useAuthoringMessages().structure
  const list = useRef<HTMLDivElement>(null)
  const focusOn = useAfterEdit(list)

  return (
    <div css={styles.choices} ref={list}>
      <h4 css={styles.label}>{messages.list}</h4>
      {choices.length === 0 && <p css={styles.note}>{messages.none}</p>}
      {choices.map((choice, place) => (
        <ChoiceFields
          {...props}
          // Resets the disclosures when another scene opens.
          key={`${place} ${node}`}
          choice={choice}
          focusOn={focusOn}
          place={place}
        />
      ))}
      <div>
        <Button
          icon="plus"
          isDisabled={choices.length >= STORY_LIMITS.nodeChoicesMax}
          onPress={() => {
            onEdit({ kind: 'addChoice', node })
            focusOn(textOf(choices.length))
          }}
          reason={fill(messages.full, { count: STORY_LIMITS.nodeChoicesMax })}
          size="small"
        >
          {messages.add}
        </Button>
      </div>
    </div>
  )
}

interface ChoiceFieldsProps extends ChoiceEditorProps {
  choice: StructureChoice
  place: number
  focusOn: (selector: string) => void
}

const textOf = (choice: number) => `[data-choice="${choice}"] input`

function ChoiceFields({ choice, place, focusOn, node, choices, ...props }: ChoiceFieldsProps) {
  const { sought, onEdit, onGo, onGrow } = props
  const { choice: messages } = useAuthoringMessages().structure
  const { structure } = useAuthoredStory()
  const number = place + 1
  const path = ['nodes', node, 'choices', place]
  const fields: FieldsProps<StructureChoice> = {
    value: choice,
    path,
    sought,
    onChange: (change, typed) =>
      onEdit({
        kind: 'setChoice',
        node,
        choice: place,
        change,
        typing: typed && fieldPlace(...path, typed),
      }),
  }
  const moves = [
    { act: 'up', icon: 'arrowUp', to: place - 1 },
    { act: 'down', icon: 'arrowDown', to: place + 1 },
  ] as const
  const handleEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || isComposing(nativeEvent) || choice.text.trim() === '') return
    if (nodeOf(structure, choice.target)) onGo({ node: choice.target })
    else onGrow(place)
  }
  const handleMove = (to: number) => {
    onEdit({ kind: 'moveChoice', node, choice: place, to })
    const isLast = to === 0 || to === choices.length - 1
    const act = to < place ? 'up' : 'down'
    focusOn(isLast ? textOf(to) : `[data-choice="${to}"] [data-act="${act}"] button`)
  }

  return (
    <fieldset css={styles.choice} data-choice={place} data-field={fieldPlace(...path)}>
      <legend css={styles.legend}>{fill(messages.label, { number })}</legend>
      <div css={styles.choiceActs}>
        {moves.map(({ act, icon, to }) => (
          <span key={act} data-act={act}>
            <IconButton
              icon={icon}
              isDisabled={choices[to] === undefined}
              label={fill(messages[act], { number })}
              onPress={() => handleMove(to)}
              size="small"
            />
          </span>
        ))}
        <IconButton
          icon="trash"
          label={fill(messages.remove, { number })}
          onPress={() => {
            onEdit({ kind: 'removeChoice', node, choice: place })
            focusOn(textOf(Math.max(0, place - 1)))
          }}
          size="small"
        />
      </div>
      <div onKeyDown={handleEnter} role="presentation">
        <FieldList {...fields} items={CHOICE_TEXT} />
      </div>
      <FieldList {...fields} items={CHOICE_TARGET} />
      {nodeOf(structure, choice.target) ? (
        <Button
          icon="chevronRight"
          onPress={() => onGo({ node: choice.target })}
          size="small"
          variant="quiet"
        >
          <bdi>{fill(messages.go, { name: choice.target })}</bdi>
        </Button>
      ) : (
        <Button
          aria-label={fill(messages.create, { number })}
          icon="plus"
          onPress={() => onGrow(place)}
          size="small"
        >
          {messages.createShort}
        </Button>
      )}
      <FieldList {...fields} items={CHOICE_ALSO} />
      <AddWordings {...fields} name={fill(messages.label, { number })} />
      <div>
        <FieldList {...fields} items={CHOICE_MORE} />
      </div>
    </fieldset>
  )
}

interface AddWordingsProps extends FieldsProps<StructureChoice> {
  /** Name of the choice, for the button's label. */
  name: string
}

/** Adds alternative wordings of a choice, based on a list of verbs. */
function AddWordings({ value: { text, also = [] }, name, onChange }: AddWordingsProps) {
  const { choice: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const wordings = otherWordings(text, also, lang)

  return (
    <Button
      aria-label={`${name}: ${messages.addWordings}`}
      icon="plus"
      isDisabled={wordings.length === 0}
      onPress={() => onChange({ also: [...also, ...wordings].slice(0, STORY_LIMITS.phrases) })}
      reason={text.trim() === '' ? messages.noLabel : messages.noWordings}
      size="small"
    >
      {messages.addWordings}
    </Button>
  )
}

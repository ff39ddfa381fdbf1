import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useRef } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
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
import { CHOICE_ALSO, CHOICE_MORE, CHOICE_WORDS } from './sceneFields.ts'
import type { StructureInspectorProps } from './StructureInspector.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

export interface ChoiceEditorProps extends StructureInspectorProps {
  choices: readonly StructureChoice[]
}

/** Lists the choices of a scene. After a change, the focus goes to where one would type next. */
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
          // The disclosures of another scene have their own state.
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
  const { choice: parts } = usePartMessages()
  const { structure, lang } = useAuthoredStory()
  const { also = [] } = choice
  const wordings = otherWordings(choice.text, also, lang)
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
        <span data-act="up">
          <IconButton
            icon="arrowUp"
            isDisabled={place === 0}
            label={fill(messages.up, { number })}
            onPress={() => handleMove(place - 1)}
            size="small"
          />
        </span>
        <span data-act="down">
          <IconButton
            icon="arrowDown"
            isDisabled={place === choices.length - 1}
            label={fill(messages.down, { number })}
            onPress={() => handleMove(place + 1)}
            size="small"
          />
        </span>
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
      <FieldList {...fields} items={CHOICE_WORDS} />
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
      <Button
        aria-label={`${fill(messages.label, { number })}: ${parts.addWordings}`}
        icon="plus"
        isDisabled={wordings.length === 0}
        onPress={() =>
          fields.onChange({ also: [...also, ...wordings].slice(0, STORY_LIMITS.phrases) })
        }
        reason={choice.text.trim() === '' ? parts.noLabel : parts.noWordings}
        size="small"
      >
        {parts.addWordings}
      </Button>
      <div>
        <FieldList {...fields} items={CHOICE_MORE} />
      </div>
    </fieldset>
  )
}

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import { nodeOf, type StructureChoice } from '../../../structure/structureEdit.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import type { ChoiceEditorProps } from './ChoiceEditor.tsx'
import { ChoiceMore } from './ChoiceMore.tsx'
import { ChoiceTarget } from './ChoiceTarget.tsx'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'

export interface ChoiceFieldsProps extends ChoiceEditorProps {
  /** What the player reads, and the scene it leads to. */
  choice: StructureChoice
  /** From 0. */
  place: number
  /** Id of the list of names that a target is chosen from. */
  namesId: string
  /** The choice takes another place among its neighbours. */
  onMove: (choice: number, to: number) => void
  /** The choice is to go. */
  onRemove: (choice: number) => void
}

/** One way out of a scene. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { structure, node, choice, place, namesId, lang, onEdit } = props
  const { choice: messages } = useAuthoringMessages().structure
  const isKnown = nodeOf(structure, choice.target) !== undefined

  return (
    <fieldset
      css={styles.choice}
      data-choice={place}
      data-field={fieldPlace('nodes', node, 'choices', place)}
    >
      <legend css={styles.legend}>{fill(messages.label, { number: place + 1 })}</legend>
      <ChoiceActs {...props} />
      <div lang={lang}>
        <TextInput
          label={messages.text}
          maxLength={STORY_LIMITS.choiceMax}
          onChange={(text) => onEdit({ kind: 'setChoiceText', node, choice: place, text })}
          value={choice.text}
        />
      </div>
      <ChoiceTarget
        isKnown={isKnown}
        namesId={namesId}
        onChange={(target) => onEdit({ kind: 'setTarget', node, choice: place, target })}
        value={choice.target}
      />
      {isKnown ? <GoThere {...props} /> : <GrowThere {...props} />}
      <div>
        <ChoiceMore {...props} />
      </div>
    </fieldset>
  )
}

/** Opens the scene that the choice leads to. */
function GoThere({ choice, onGo }: ChoiceFieldsProps) {
  const { choice: messages } = useAuthoringMessages().structure

  return (
    <Button
      icon="chevronRight"
      onPress={() => onGo({ node: choice.target })}
      size="small"
      variant="quiet"
    >
      <bdi>{fill(messages.go, { name: choice.target })}</bdi>
    </Button>
  )
}

/** Adds the scene that the choice leads to. */
function GrowThere({ place, onGrow }: ChoiceFieldsProps) {
  const { choice: messages } = useAuthoringMessages().structure

  return (
    <Button
      aria-label={fill(messages.create, { number: place + 1 })}
      icon="plus"
      onPress={() => onGrow(place)}
      size="small"
    >
      {messages.createShort}
    </Button>
  )
}

function ChoiceActs({ choices, place, onMove, onRemove }: ChoiceFieldsProps) {
  const { choice: messages } = useAuthoringMessages().structure
  const number = place + 1

  return (
    <div css={styles.choiceActs}>
      <span data-act="up">
        <IconButton
          icon="arrowUp"
          isDisabled={place === 0}
          label={fill(messages.up, { number })}
          onPress={() => onMove(place, place - 1)}
          size="small"
        />
      </span>
      <span data-act="down">
        <IconButton
          icon="arrowDown"
          isDisabled={place === choices.length - 1}
          label={fill(messages.down, { number })}
          onPress={() => onMove(place, place + 1)}
          size="small"
        />
      </span>
      <IconButton
        icon="trash"
        label={fill(messages.remove, { number })}
        onPress={() => onRemove(place)}
        size="small"
      />
    </div>
  )
}

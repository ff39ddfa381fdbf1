import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useTypedName } from '../../../../design-system/hooks/useTypedName.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { fieldIn, fieldPlace } from '../../model/structure/fieldPlace.ts'
import { nameErrorOf } from '../../model/structure/nodeNames.ts'
import {
  AuthoredStoryContext,
  useAuthoredStory,
  type TypicalAnswer,
} from '../../model/structure/storyLanguage.ts'
import {
  nodeOf,
  type StructureEdit,
  type StructureNode,
  type StructureChoice,
} from '../../model/structure/structureEdit.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { waysTo } from '../../model/structure/structureShape.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { useShape } from '../StructureOutline/useShape.ts'
import {
  SCENE_MORE,
  SCENE_WORDS,
  CHOICE_ALSO,
  CHOICE_MORE,
  CHOICE_TARGET,
  CHOICE_TEXT,
} from './sceneFields.ts'
import { structureInspectorStyles as styles } from './StructureInspector.styles.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { isComposing } from '../../../../design-system/hooks/isComposing.ts'
import { useAfterEdit } from '../../../../design-system/hooks/useAfterEdit.ts'
import { suggestWordings } from '../../model/structure/suggestWordings.ts'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'

export interface StructureInspectorProps {
  /** Name of the open scene. If the scene does not exist, the inspector offers to create it. */
  node: string
  sought?: StructureFocus | undefined
  onEdit: (edit: StructureEdit) => void
  onRename: (name: string) => void
  onDelete: (name: string) => void
  onGo: (place: StructureFocus) => void
  /** Called to create the missing target scene of a choice. */
  onGrow: (choice: number) => void
  onPlay?: ((name: string) => void) | undefined
}

/** Path length of a scene. Longer paths refer to a part of the scene. */
const SCENE_ITSELF = 2
/** Maximum number of listed choices whose target is the scene. */
const NAMED = 8
/** Maximum number of suggested scene names, because longer lists render slowly. */
const SUGGESTED = 2000

/** Returns the control for a location: the field at its path, the choice, or the scene text. */
function controlFor(root: HTMLElement, { path = [], choice }: StructureFocus) {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  return (
    (path.length > SCENE_ITSELF ? fieldIn(root, path) : null) ??
    (choice === undefined ? null : find(`[data-choice="${choice}"] input`)) ??
    find('textarea') ??
    find('button')
  )
}

export function StructureInspector(props: StructureInspectorProps) {
  const { node, sought, onEdit, onGo } = props
  const { scene: messages } = useAuthoringMessages().structure
  const story = useAuthoredStory()
  const place = useRef<HTMLElement>(null)
  const titleId = useId()
  const sceneNamesId = useId()
  const found = nodeOf(story.structure, node)
  const shape = useShape(story.structure)
  const names = useMemo(
    () =>
      Object.entries(shape.nodes)
        .slice(0, SUGGESTED)
        .map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        )),
    [shape],
  )
  const authored = useMemo(() => ({ ...story, sceneNamesId }), [story, sceneNamesId])
  // Choices whose target is this scene.
  const ways = useMemo(() => waysTo(story.structure, node), [story.structure, node])

  useEffect(() => {
    if (sought && place.current) controlFor(place.current, sought)?.focus()
  }, [sought])

  return (
    <AuthoredStoryContext value={authored}>
      <section aria-labelledby={titleId} css={styles.place} ref={place}>
        <h3 css={styles.heading} id={titleId}>
          <Icon name="pencil" size={16} />
          {messages.label}
        </h3>
        <datalist id={sceneNamesId}>{names}</datalist>
        {found ? (
          <SceneFields {...props} scene={found} />
        ) : (
          <>
            <p css={styles.missing} dir="auto">
              {fill(messages.missing, { name: node })}
            </p>
            <div>
              <Button
                icon="plus"
                onPress={() => {
                  onEdit({ kind: 'addNode', name: node })
                  onGo({ node })
                }}
                size="small"
              >
                {messages.create}
              </Button>
            </div>
          </>
        )}
        <div css={styles.ledBy}>
          <h4 css={styles.label}>{messages.ledBy}</h4>
          {ways.length === 0 && <p css={styles.note}>{messages.ledByNone}</p>}
          {ways.slice(0, NAMED).map(({ from, choice }) => (
            <Button
              key={`${from} ${choice}`}
              onPress={() => onGo({ node: from, choice })}
              size="small"
              variant="quiet"
            >
              <bdi>{fill(messages.ledByOne, { name: from, number: choice + 1 })}</bdi>
            </Button>
          ))}
          {ways.length > NAMED && (
            <p css={styles.note}>{fill(messages.more, { count: ways.length - NAMED })}</p>
          )}
        </div>
      </section>
    </AuthoredStoryContext>
  )
}

function SceneFields(props: StructureInspectorProps & { scene: StructureNode }) {
  const { node, scene, sought, onEdit, onPlay, onDelete } = props
  const { scene: messages } = useAuthoringMessages().structure
  const { structure } = useAuthoredStory()
  const { fault, field, handleKey } = useTypedName(node, props.onRename, (name) =>
    nameErrorOf(structure, node, name),
  )
  const path = ['nodes', node]
  const fields: FieldsProps<StructureNode> = {
    value: scene,
    path,
    sought,
    onChange: (change, typed) =>
      onEdit({ kind: 'setScene', node, change, typing: typed && fieldPlace(...path, typed) }),
  }

  return (
    <>
      <div css={styles.acts}>
        {onPlay && (
          <Button icon="play" onPress={() => onPlay(node)} size="small">
            {messages.play}
          </Button>
        )}
        {structure.start_node === node ? (
          <p css={styles.start}>
            <Icon name="check" size={16} />
            {messages.isStart}
          </p>
        ) : (
          <Button onPress={() => onEdit({ kind: 'setStart', node })} size="small" variant="quiet">
            {messages.makeStart}
          </Button>
        )}
        <Button icon="trash" onPress={() => onDelete(node)} size="small" variant="quiet">
          {messages.delete}
        </Button>
      </div>
      <div onKeyDown={handleKey} role="presentation">
        <TextInput
          {...field}
          error={
            fault
              ? fill(messages.nameFaults[fault], { count: STORY_LIMITS.nodeNameMax })
              : undefined
          }
          hint={messages.nameHint}
          label={messages.name}
        />
      </div>
      <FieldList {...fields} items={SCENE_WORDS} />
      <ChoiceEditor {...props} choices={scene.choices} />
      <TypicalInputs {...props} key={`inputs ${node}`} />
      <FieldList {...fields} key={node} items={SCENE_MORE} />
    </>
  )
}

/** Pause in typing before the typical inputs are tested again, in milliseconds. */
const TRY_AFTER_MS = 800

type TypicalInputsProps = Pick<StructureInspectorProps, 'node' | 'onEdit' | 'onGo'>

function TypicalInputs({ node, onEdit, onGo }: TypicalInputsProps) {
  const { trial: messages, answer } = usePartMessages()
  const { count } = useFormat()
  const { structure, lang, tryInputs } = useAuthoredStory()
  const [answers, setAnswers] = useState<readonly TypicalAnswer[] | null>(null)

  useEffect(() => {
    if (!tryInputs) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void tryInputs({ structure, node }, stop.signal).then((found) => {
        if (!stop.signal.aborted) setAnswers(found)
      })
    }, TRY_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [tryInputs, structure, node])

  if (!tryInputs || !structure.nodes[node]?.choices.length) return null
  const { reactions = [] } = structure.nodes[node]
  const understood = answers?.filter(({ kind }) => kind !== 'nothing').length ?? 0
  const handleReply = (words: string) => {
    onEdit({
      kind: 'setScene',
      node,
      change: { reactions: [...reactions, { to: [words], text: '' }] },
    })
    onGo({ node, path: ['nodes', node, 'reactions', reactions.length, 'text'] })
  }

  return (
    <Stack gap="s">
      <Fold
        label={
          answers
            ? fill(messages.understood, { count: count(understood), all: count(answers.length) })
            : messages.waiting
        }
      >
        <Stack as="ul" gap="m">
          {answers?.map(({ words, kind, told }) => (
            <li key={words}>
              <Text dir="auto" lang={lang}>
                “{words}”
              </Text>
              <Text dir="auto" size="small" tone={kind === 'nothing' ? 'danger' : 'muted'}>
                {fill(messages.kinds[kind], { answer: told })}
              </Text>
              {kind === 'nothing' && (
                <Button
                  aria-label={`${answer.add}: ${words}`}
                  icon="plus"
                  isDisabled={reactions.length >= STORY_LIMITS.sceneReactions}
                  onPress={() => handleReply(words)}
                  size="small"
                  variant="quiet"
                >
                  {answer.add}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      </Fold>
      <Link href="/guide#how-players-write" isExternal>
        {messages.advice}
      </Link>
    </Stack>
  )
}

interface ChoiceEditorProps extends StructureInspectorProps {
  choices: readonly StructureChoice[]
}

/** List of the choices of a scene. After a change, the next field to edit gets the focus. */
function ChoiceEditor(props: ChoiceEditorProps) {
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
          // Closes all disclosures when another scene is opened.
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
  name: string
}

function AddWordings({ value: { text, also = [] }, name, onChange }: AddWordingsProps) {
  const { choice: messages } = usePartMessages()
  const { lang } = useAuthoredStory()
  const wordings = suggestWordings(text, also, lang)

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

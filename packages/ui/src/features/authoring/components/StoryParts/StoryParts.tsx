import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useRef, useState, type ReactNode, useEffect } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAfterEdit } from '../../../../design-system/hooks/useAfterEdit.ts'
import { useTypedName } from '../../../../design-system/hooks/useTypedName.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { idsOf, scenesNaming } from '../../model/structure/editParts.ts'
import { fieldPlace, fieldIn } from '../../model/structure/fieldPlace.ts'
import { freshId, idErrorOf } from '../../model/structure/nodeNames.ts'
import { kindOf } from '../../model/structure/knownState.ts'
import { pathsUsingPart, withPartRenamed, pathLabel } from '../../model/structure/namesOfPart.ts'
import {
  entriesOf,
  NAMED_IN,
  partOf,
  type NamedPart,
  type PartItem,
} from '../../model/structure/partItems.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import type { StructureEdit } from '../../model/structure/structureEdit.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import type { OptionalTabName } from '../../model/structure/structureTabs.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { AddPart } from '../AddPart/AddPart.tsx'
import { reactionsUpTo } from '../FieldList/answerFields.ts'
import type { FieldEntry, FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { Fold } from '../Fold/Fold.tsx'
import { NAMED_PARTS } from './namedParts.ts'
import { ReplyLines } from './ReplyLines.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'
import { VariableFields } from './VariableFields.tsx'

interface PartEditing {
  onEdit: (edit: StructureEdit) => void
  onGo: (place: StructureFocus) => void
  sought?: StructureFocus | undefined
}

export interface StoryPartsProps extends PartEditing {
  part: Exclude<OptionalTabName, 'scenes'>
}

export function StoryParts({ part, ...editing }: StoryPartsProps) {
  const place = useFieldFocus(editing.sought)

  return (
    <div css={styles.single} ref={place}>
      {/* This heading is visually hidden, because the tab shows the same text. */}
      <h3>
        <VisuallyHidden>{usePartMessages().tabs[part]}</VisuallyHidden>
      </h3>
      {part === 'state' ? (
        <StatePart {...editing} />
      ) : part === 'reactions' ? (
        <Answers {...editing} />
      ) : (
        <NamedItems {...editing} key={part} part={part} />
      )}
    </div>
  )
}

interface PartListProps extends Pick<PartEditing, 'sought'> {
  messages: Readonly<Record<'list' | 'empty' | 'add', string>>
  items: readonly { name: string; note?: string | undefined }[]
  /** Index of the item that contains the field to focus. */
  soughtAt: number
  most: number
  onAdd: () => void
  children: (at: number) => ReactNode
}

function PartList({ messages, items, sought, soughtAt, most, ...props }: PartListProps) {
  const { unnamed } = usePartMessages()
  const place = useRef<HTMLDivElement>(null)
  const focusOn = useAfterEdit(place)
  const [added, setAdded] = useState<number | null>(null)
  // Uses the index as key, because ids can change. Closes all items when an item is removed.
  const [{ count, round }, setRound] = useState({ count: items.length, round: 0 })
  if (count !== items.length) {
    setRound({ count: items.length, round: items.length < count ? round + 1 : round })
  }

  return (
    <Stack gap="m" ref={place}>
      {items.length === 0 && <p css={styles.note}>{messages.empty}</p>}
      <Stack aria-label={messages.list} as="ul" gap="s">
        {items.map(({ name, note }, at) => (
          <li key={`${round} ${at}`} css={styles.item} data-item={at}>
            <Fold
              isOpenFirst={at === added}
              label={name || unnamed}
              note={note}
              sought={at === soughtAt ? sought : undefined}
            >
              {props.children(at)}
            </Fold>
          </li>
        ))}
      </Stack>
      <AddPart
        count={items.length}
        most={most}
        onAdd={() => {
          props.onAdd()
          setAdded(items.length)
          focusOn(`[data-item="${items.length}"] input`)
        }}
      >
        {messages.add}
      </AddPart>
    </Stack>
  )
}

interface NamedItemsProps<P extends NamedPart> extends PartEditing {
  part: P
}

function NamedItems<P extends NamedPart>(props: NamedItemsProps<P>) {
  const { part, sought, onEdit } = props
  const { structure } = useAuthoredStory()
  const { noun, blank, most, rowOf } = NAMED_PARTS[part]
  const entries = entriesOf(structure, part)
  const ids = entries.map(([id]) => id)
  const step = sought?.path?.[1]
  // The codex is an array, so paths contain the index of a page.
  const isList = part === 'codex'

  return (
    <PartList
      items={entries.map(([id, item]) => rowOf(id, item))}
      messages={usePartMessages()[part as NamedPart]}
      most={most}
      onAdd={() => {
        const added = [freshId(ids, noun), blank] as const
        onEdit({ kind: 'setParts', change: partOf(part, [...entries, added]) })
      }}
      sought={sought}
      soughtAt={isList ? Number(step) : ids.indexOf(String(step))}
    >
      {(at) => {
        const entry = entries[at]
        return (
          entry && (
            <NamedFields
              {...props}
              id={entry[0]}
              item={entry[1]}
              path={[part, isList ? at : entry[0]]}
            />
          )
        )
      }}
    </PartList>
  )
}

interface NamedFieldsProps<P extends NamedPart> extends NamedItemsProps<P> {
  id: string
  item: PartItem<P>
  path: readonly (string | number)[]
}

function NamedFields<P extends NamedPart>(props: NamedFieldsProps<P>) {
  const { part, id, item, path, sought, onEdit, onGo } = props
  const { kept, title, fields, rowOf } = NAMED_PARTS[part]
  const messages = usePartMessages()
  const { idHint } = messages[part as NamedPart]
  const { structure, language } = useAuthoredStory()
  const written: FieldsProps<PartItem<P>> = {
    value: item,
    path,
    // Finds the item by id, because a generated image may arrive after another item was opened.
    onChange: (change, typed) =>
      onEdit({
        kind: 'setPart',
        part,
        id,
        change,
        kept,
        typing: typed && fieldPlace(...path, typed),
      }),
    sought,
  }
  const naming = scenesNaming(structure, part, id).map((node) => ({
    words: node,
    onGo: () => onGo({ node, path: ['nodes', node, NAMED_IN[part][0]] }),
  }))
  const asking = pathsUsingPart(structure, part, id, language).map((asks) => ({
    words: pathLabel(asks, messages.places),
    onGo: () => onGo({ node: asks[0] === 'nodes' ? String(asks[1]) : '', path: asks }),
  }))
  // Removes duplicates, because the same condition may test several facts about a person.
  const uses = [...new Map([...naming, ...asking].map((use) => [use.words, use])).values()]

  return (
    <>
      <div css={styles.pair}>
        {title && <FieldList {...written} items={[title]} />}
        <PartId
          hint={idHint}
          id={id}
          label={messages.id}
          onRename={(to) => {
            const renamed = withPartRenamed(structure, part, { from: id, to }, language)
            onEdit({ kind: 'replace', structure: renamed })
          }}
          taken={idsOf(structure, part)}
        />
      </div>
      <FieldList {...written} items={fields} />
      <PartEnd
        fate={asking.length > 0 ? messages.letGoVariable : messages.letGo}
        name={rowOf(id, item).name}
        onRemove={() => onEdit({ kind: 'removePart', part, id })}
        uses={uses}
      />
    </>
  )
}

function StatePart({ onEdit, onGo, sought }: PartEditing) {
  const { state: messages, letGoVariable, places } = usePartMessages()
  const { structure, language } = useAuthoredStory()
  const entries = entriesOf(structure, 'state')
  const ids = entries.map(([id]) => id)
  const put = (next: typeof entries, typing?: string) =>
    onEdit({ kind: 'setParts', change: partOf('state', next), typing })

  return (
    <>
      <PartList
        items={entries.map(([id, one]) => ({ name: id, note: messages.shortKinds[kindOf(one)] }))}
        messages={messages}
        most={STORY_LIMITS.variables}
        onAdd={() => put([...entries, [freshId(ids, 'state'), { flag: false }]])}
        sought={sought}
        soughtAt={ids.indexOf(String(sought?.path?.[1]))}
      >
        {(at) => {
          const [id, item] = entries[at] ?? []
          if (id === undefined || item === undefined) return null
          return (
            <>
              <VariableFields
                change={(next, typed) =>
                  put(entries.with(at, [id, next]), typed && fieldPlace('state', id, typed))
                }
                id={id}
                item={item}
              >
                <PartId
                  hint={messages.nameHint}
                  id={id}
                  isVariable
                  label={messages.name}
                  onRename={(to) => {
                    if (!language) return
                    const renamed = language.renameVariable(structure, id, to)
                    onEdit({ kind: 'replace', structure: renamed })
                  }}
                  taken={ids}
                />
              </VariableFields>
              <PartEnd
                fate={letGoVariable}
                name={id}
                onRemove={() => onEdit({ kind: 'removeVariable', name: id })}
                uses={(language?.usesOfVariable(structure, id) ?? []).map(({ path }) => ({
                  words: pathLabel(path, places),
                  onGo: () => onGo({ node: path[0] === 'nodes' ? String(path[1]) : '', path }),
                }))}
              />
            </>
          )
        }}
      </PartList>
      {entries.length === 0 && (
        <>
          <Checkbox
            isSelected={structure.state !== undefined}
            onChange={(isOn) =>
              onEdit({ kind: 'setParts', change: { state: isOn ? {} : undefined } })
            }
          >
            {messages.varies}
          </Checkbox>
          <p css={styles.note}>{messages.variesHint}</p>
        </>
      )}
    </>
  )
}

type AnswerParts = Pick<DraftStructure, 'reactions' | 'replies'>

const ANSWERS: readonly FieldEntry<AnswerParts>[] = [
  reactionsUpTo(STORY_LIMITS.storyReactions),
  {
    kind: 'section',
    label: ({ replies }) => replies.ofStory,
    hint: ({ replies }) => replies.ofStoryHint,
    fields: [{ kind: 'custom', name: 'replies', component: ReplyLines }],
  },
]

function Answers({ onEdit, sought }: PartEditing) {
  const { answer: messages } = usePartMessages()
  const { structure } = useAuthoredStory()

  return (
    <>
      <p css={styles.note}>{messages.wideHint}</p>
      <FieldList
        items={ANSWERS}
        onChange={({ reactions, ...change }, typing) =>
          onEdit({
            kind: 'setParts',
            change: reactions
              ? { reactions: reactions.length > 0 ? reactions : undefined }
              : change,
            typing,
          })
        }
        path={[]}
        sought={sought}
        value={structure}
      />
    </>
  )
}

interface PartIdProps {
  id: string
  taken: readonly string[]
  /** True if conditions contain the id, which must be a valid variable name. Default: false. */
  isVariable?: boolean
  label: string
  hint: string
  onRename: (id: string) => void
}

function PartId({ id, taken, isVariable = false, label, hint, onRename }: PartIdProps) {
  const { idFaults } = usePartMessages()
  const most = STORY_LIMITS.idMax
  const { fault, field, handleKey } = useTypedName(id, onRename, (name) =>
    idErrorOf(name, { from: id, taken, most, isVariable }),
  )

  return (
    <div onKeyDown={handleKey} role="presentation">
      <TextInput
        {...field}
        error={fault ? fill(idFaults[fault], { count: most }) : undefined}
        hint={hint}
        label={label}
      />
    </div>
  )
}

interface PartUse {
  words: string
  onGo: () => void
}

interface PartEndProps {
  name: string
  uses: readonly PartUse[]
  /** Text that describes the effect of the removal on the places that use the item. */
  fate: string
  onRemove: () => void
}

const NAMED = 8

/** Lists the places that use an item, and removes the item after confirmation. */
function PartEnd({ name, uses, fate, onRemove }: PartEndProps) {
  const messages = usePartMessages()
  const [isAsked, setIsAsked] = useState(false)
  const named = uses.slice(0, NAMED)
  const more = uses.length > NAMED && (
    <p css={styles.note}>{fill(messages.usedMore, { count: uses.length - NAMED })}</p>
  )

  return (
    <div css={styles.end}>
      {uses.length > 0 && (
        <>
          <h4 css={styles.label}>{messages.usedBy}</h4>
          {named.map(({ words, onGo }) => (
            <Button key={words} onPress={onGo} size="small" variant="quiet">
              <bdi>{words}</bdi>
            </Button>
          ))}
          {more}
        </>
      )}
      <Button icon="trash" onPress={() => setIsAsked(true)} size="small" variant="quiet">
        {messages.remove}
      </Button>
      <ConfirmDialog
        cancelLabel={messages.keep}
        confirmLabel={messages.remove}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          onRemove()
        }}
        title={fill(messages.removeTitle, { name: name || messages.unnamed })}
        variant="danger"
      >
        {uses.length === 0 ? (
          <p>{messages.usedNowhere}</p>
        ) : (
          <>
            <p>{messages.usedIn}</p>
            <ul>
              {named.map(({ words }) => (
                <li key={words}>
                  <bdi>{words}</bdi>
                </li>
              ))}
            </ul>
            {more}
            <p>{fate}</p>
          </>
        )}
      </ConfirmDialog>
    </div>
  )
}

/** Focuses the requested field. Returns a ref for the element that contains the fields. */
function useFieldFocus(sought: StructureFocus | undefined) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!sought?.path || !place.current) return
    fieldIn(place.current, sought.path)?.focus()
  }, [sought])

  return place
}

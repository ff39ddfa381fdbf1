import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { useSoughtField } from '../../model/useSoughtField.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { kindOf } from '../../model/structure/completions.ts'
import { idsOf, scenesNaming } from '../../model/structure/editParts.ts'
import { fieldPlace } from '../../model/structure/fieldPlace.ts'
import { pathsAsking, withPartRenamed } from '../../model/structure/namesOfPart.ts'
import { NAMED_IN, type NamedPart, type PartItem } from '../../model/structure/partItems.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import type { WrittenTabName } from '../../model/structure/structureTabs.ts'
import { wordsOfPath } from '../../model/structure/wordsOfPath.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { reactionsUpTo } from '../FieldList/answerFields.ts'
import type { FieldEntry, FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { NAMED_PARTS } from './namedParts.ts'
import { PartEnd, PartId, PartPane } from './PartPane.tsx'
import { ReplyLines } from './ReplyLines.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'
import { usePartList, type OpenItem, type PartEditing } from './usePartList.ts'
import { VariableFields } from './VariableFields.tsx'

export interface StoryPartsProps extends PartEditing {
  part: Exclude<WrittenTabName, 'scenes'>
}

export function StoryParts({ part, ...editing }: StoryPartsProps) {
  const place = useSoughtField(editing.sought)

  return (
    <div ref={place}>
      {part === 'state' ? (
        <StatePane {...editing} />
      ) : part === 'reactions' ? (
        <AnswersPane {...editing} />
      ) : (
        <NamedPane {...editing} key={part} part={part} />
      )}
    </div>
  )
}

interface NamedPaneProps<P extends NamedPart> extends PartEditing {
  part: P
}

function NamedPane<P extends NamedPart>(props: NamedPaneProps<P>) {
  const named: NamedPart = props.part
  const messages = usePartMessages()[named]
  const form = NAMED_PARTS[props.part]
  const list = usePartList(props.part, form, props)

  return (
    <PartPane
      addLabel={messages.add}
      empty={messages.empty}
      items={list.entries.map(([id, one]) => form.rowOf(id, one))}
      label={messages.list}
      most={form.most}
      onAdd={list.add}
      onChange={list.select}
      value={list.selected}
    >
      {list.open && <NamedFields {...props} key={list.turn} open={list.open} />}
    </PartPane>
  )
}

interface NamedFieldsProps<P extends NamedPart> extends NamedPaneProps<P> {
  open: OpenItem<P>
}

function NamedFields<P extends NamedPart>(props: NamedFieldsProps<P>) {
  const { part, open, sought, onEdit, onGo } = props
  const { kept, title, fields, rowOf } = NAMED_PARTS[part]
  const { id, item, path, rename } = open
  const messages = usePartMessages()
  const { idHint } = messages[part as NamedPart]
  const { structure, language } = useAuthoredStory()
  const written: FieldsProps<PartItem<P>> = {
    value: item,
    path,
    // By id, because a picture may arrive after another item was opened.
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
  const asking = pathsAsking(structure, part, id, language).map((asks) => ({
    words: wordsOfPath(asks, messages.places),
    onGo: () => onGo({ node: asks[0] === 'nodes' ? String(asks[1]) : '', path: asks }),
  }))
  // One place may ask for several facts about a person.
  const uses = [...new Map([...naming, ...asking].map((use) => [use.words, use])).values()]

  return (
    <>
      <div css={styles.pair} data-first="">
        {title && <FieldList {...written} items={[title]} />}
        <PartId
          hint={idHint}
          id={id}
          label={messages.id}
          onRename={(to) => {
            const renamed = withPartRenamed(structure, part, { from: id, to }, language)
            onEdit({ kind: 'replace', structure: renamed })
            rename(to)
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

function StatePane(props: PartEditing) {
  const { onEdit, onGo } = props
  const { state: messages, letGoVariable, places } = usePartMessages()
  const { structure, language } = useAuthoredStory()
  const list = usePartList('state', { noun: 'state', blank: { flag: false } }, props)
  const { open } = list

  return (
    <>
      <PartPane
        addLabel={messages.add}
        empty={messages.empty}
        items={list.entries.map(([id, one]) => ({
          id,
          name: id,
          note: messages.shortKinds[kindOf(one)],
        }))}
        label={messages.list}
        most={STORY_LIMITS.variables}
        onAdd={list.add}
        onChange={list.select}
        value={list.selected}
      >
        {open && (
          <div css={styles.fields} key={list.turn}>
            <VariableFields {...open}>
              <PartId
                hint={messages.nameHint}
                id={open.id}
                isVariable
                label={messages.name}
                onRename={(to) => {
                  if (!language) return
                  const renamed = language.renameVariable(structure, open.id, to)
                  onEdit({ kind: 'replace', structure: renamed })
                  open.rename(to)
                }}
                taken={Object.keys(structure.state ?? {})}
              />
            </VariableFields>
            <PartEnd
              fate={letGoVariable}
              name={open.id}
              onRemove={() => onEdit({ kind: 'removeVariable', name: open.id })}
              uses={(language?.usesOfVariable(structure, open.id) ?? []).map(({ path }) => ({
                words: wordsOfPath(path, places),
                onGo: () => onGo({ node: path[0] === 'nodes' ? String(path[1]) : '', path }),
              }))}
            />
          </div>
        )}
      </PartPane>
      {list.entries.length === 0 && (
        <div css={styles.single}>
          <Checkbox
            isSelected={structure.state !== undefined}
            onChange={(isOn) =>
              onEdit({ kind: 'setParts', change: { state: isOn ? {} : undefined } })
            }
          >
            {messages.varies}
          </Checkbox>
          <p css={styles.note}>{messages.variesHint}</p>
        </div>
      )}
    </>
  )
}

type Answers = Pick<DraftStructure, 'reactions' | 'replies'>

const ANSWERS: readonly FieldEntry<Answers>[] = [
  reactionsUpTo(STORY_LIMITS.storyReactions),
  {
    kind: 'section',
    label: ({ replies }) => replies.ofStory,
    hint: ({ replies }) => replies.ofStoryHint,
    fields: [{ kind: 'custom', name: 'replies', component: ReplyLines }],
  },
]

function AnswersPane({ onEdit, sought }: PartEditing) {
  const { answer: messages } = usePartMessages()
  const { structure } = useAuthoredStory()

  return (
    <div css={styles.single}>
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
    </div>
  )
}

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { idsOf, scenesNaming } from '../../../structure/editParts.ts'
import { pathsAsking, withPartRenamed } from '../../../structure/namesOfPart.ts'
import { NAMED_IN, type NamedPart, type PartItem } from '../../../structure/partItems.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { wordsOfPath } from '../../../structure/wordsOfPath.ts'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { NAMED_PARTS } from './namedParts.ts'
import { PartEnd } from './PartEnd.tsx'
import { PartId } from './PartId.tsx'
import { PartPane } from './PartPane.tsx'
import type { PartEditing } from './partTypes.ts'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'
import { useListedPart, type OpenItem } from './useListedPart.ts'

const usePartWords = (part: NamedPart) => usePartMessages()[part]

export interface NamedPaneProps<P extends NamedPart> extends PartEditing {
  /** Which of them is written. */
  part: P
}

/** All of a part that scenes name by an id, and everything that is written of the one that is open. */
export function NamedPane<P extends NamedPart>(props: NamedPaneProps<P>) {
  const words = usePartWords(props.part)
  const form = NAMED_PARTS[props.part]
  const list = useListedPart(props.part, form, props)

  return (
    <PartPane
      addLabel={words.add}
      empty={words.empty}
      items={list.entries.map(([id, one]) => form.rowOf(id, one))}
      label={words.list}
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
  /** The one that is open, and what can be done with it. */
  open: OpenItem<P>
}

function NamedFields<P extends NamedPart>(props: NamedFieldsProps<P>) {
  const { part, open, sought, onEdit } = props
  const { kept, title, fields } = NAMED_PARTS[part]
  const { id, item, path } = open
  const written: FieldsProps<PartItem<P>> = {
    value: item,
    path,
    // By its id: a picture may come for one that is not open any more.
    onChange: (change, typed) =>
      onEdit({
        kind: 'setPart',
        part,
        id,
        change,
        kept,
        typing: typed && JSON.stringify([...path, typed]),
      }),
    sought,
  }

  return (
    <>
      <div css={styles.pair} data-first="">
        {title && <FieldList {...written} items={[title]} />}
        <NamedId {...props} />
      </div>
      <FieldList {...written} items={fields} />
      <NamedEnd {...props} />
    </>
  )
}

/** The name by which scenes name one and conditions ask for it; they follow to another one. */
function NamedId<P extends NamedPart>({ part, open, onEdit }: NamedFieldsProps<P>) {
  const { id: label } = usePartMessages()
  const { idHint } = usePartWords(part)
  const { structure, language } = useAuthoredStory()
  const { id, rename } = open

  return (
    <PartId
      hint={idHint}
      id={id}
      label={label}
      onRename={(to) => {
        const renamed = withPartRenamed(structure, part, { from: id, to }, language)
        onEdit({ kind: 'replace', structure: renamed })
        rename(to)
      }}
      taken={idsOf(structure, part)}
    />
  )
}

/** The scenes that name one, what asks for it, and the way to remove it. */
function NamedEnd<P extends NamedPart>({ part, open, onEdit, onGo }: NamedFieldsProps<P>) {
  const { letGo, letGoVariable, places } = usePartMessages()
  const { structure, language } = useAuthoredStory()
  const { id, item } = open
  const naming = scenesNaming(structure, part, id).map((node) => ({
    words: node,
    onGo: () => onGo({ node, path: ['nodes', node, NAMED_IN[part][0]] }),
  }))
  const asking = pathsAsking(structure, part, id, language).map((path) => ({
    words: wordsOfPath(path, places),
    onGo: () => onGo({ node: path[0] === 'nodes' ? String(path[1]) : '', path }),
  }))
  // One place may ask for several things of somebody.
  const uses = [...new Map([...naming, ...asking].map((use) => [use.words, use])).values()]

  return (
    <PartEnd
      fate={asking.length > 0 ? letGoVariable : letGo}
      name={NAMED_PARTS[part].rowOf(id, item).name}
      onRemove={() => onEdit({ kind: 'removePart', part, id })}
      uses={uses}
    />
  )
}

import { positionOf } from '@kathasagar/story/storedPicture'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useRef, useState, type ReactNode } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAfterEdit } from '../../../../design-system/hooks/useAfterEdit.ts'
import { useTypedName } from '../../../../design-system/hooks/useTypedName.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { idFault } from '../../model/structure/freshId.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { AddPart } from '../AddPart/AddPart.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

export interface PartRow {
  id: string
  name: string
  note?: string | undefined
  image?: string | undefined
}

export interface PartPaneProps {
  /** Names the list. */
  label: string
  empty: string
  addLabel: string
  items: readonly PartRow[]
  /** Id of the open item, or null. */
  value: string | null
  onChange: (id: string | null) => void
  onAdd: () => void
  most: number
  /** Fields of the open item. */
  children: ReactNode
}

/** Shows the items of a part, and the open one beside them or, on a phone, in their place. */
export function PartPane({ label, empty, items, value, onChange, ...props }: PartPaneProps) {
  const messages = usePartMessages()
  const place = useRef<HTMLDivElement>(null)
  const focusOn = useAfterEdit(place)
  const isOpen = value !== null

  return (
    <div css={styles.pane} ref={place}>
      <div css={[styles.aside, isOpen && styles.passed]}>
        {items.length === 0 && <p css={styles.note}>{empty}</p>}
        {items.length > 0 && (
          <ul aria-label={label} css={styles.rows}>
            {items.map(({ id, name, note, image }) => (
              <li key={id}>
                <button
                  aria-current={id === value ? 'true' : undefined}
                  css={styles.row}
                  onClick={() => onChange(id)}
                  type="button"
                >
                  {image !== undefined && <RowPicture key={image} src={image} />}
                  <span css={styles.rowName} dir="auto">
                    {name || messages.unnamed}
                  </span>
                  {note && <small css={styles.rowNote}>{note}</small>}
                </button>
              </li>
            ))}
          </ul>
        )}
        <AddPart
          count={items.length}
          most={props.most}
          onAdd={() => {
            props.onAdd()
            focusOn('[data-first] input')
          }}
        >
          {props.addLabel}
        </AddPart>
      </div>
      {isOpen && (
        <section aria-label={label} css={styles.form}>
          <div css={styles.back}>
            <Button icon="arrowLeft" onPress={() => onChange(null)} size="small" variant="quiet">
              {messages.backToList}
            </Button>
          </div>
          {props.children}
        </section>
      )}
    </div>
  )
}

/** Shows a small picture, or an icon if there is none or it does not load. */
function RowPicture({ src }: { src: string }) {
  const [isBroken, setIsBroken] = useState(false)

  if (src === '' || isBroken) {
    return (
      <span css={[styles.rowPicture, styles.rowNoPicture]}>
        <Icon name="image" size={24} />
      </span>
    )
  }
  return (
    <img
      alt=""
      css={[styles.rowPicture, { objectPosition: positionOf(src) }]}
      loading="lazy"
      onError={() => setIsBroken(true)}
      src={src}
    />
  )
}

export interface PartIdProps {
  id: string
  taken: readonly string[]
  /** True if conditions use the id, so that it must be a word to them. Default: false. */
  isVariable?: boolean
  label: string
  hint: string
  onRename: (id: string) => void
}

/** Asks for the id by which the story knows an item. */
export function PartId({ id, taken, isVariable = false, label, hint, onRename }: PartIdProps) {
  const { idFaults } = usePartMessages()
  const most = STORY_LIMITS.idMax
  const { fault, field, handleKey } = useTypedName(id, onRename, (name) =>
    idFault(name, { from: id, taken, most, isVariable }),
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

export interface PartUse {
  words: string
  onGo: () => void
}

export interface PartEndProps {
  name: string
  uses: readonly PartUse[]
  /** Sentence that says what happens to the uses if the item is removed. */
  fate: string
  onRemove: () => void
}

const NAMED = 8

/** Lists where an item is used, and removes it after a confirmation. */
export function PartEnd({ name, uses, fate, onRemove }: PartEndProps) {
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

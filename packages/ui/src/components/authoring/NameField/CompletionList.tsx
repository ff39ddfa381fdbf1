import type { CSSObject } from '@emotion/react'
import { useEffect, useRef } from 'react'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import type { Completion, Offer } from '../../../structure/completions.ts'
import { nameFieldStyles as styles } from './NameField.styles.ts'

export interface CompletionListProps {
  /** What the field refers to it by. */
  id: string
  /** What fits what was typed. */
  offer: Offer
  /** Place of the one that a key would take. */
  active: number
  /** One was pressed. */
  onAction: (completion: Completion) => void
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** More of them say nothing: another letter does. */
const SHOWN = 8

/** Names and values that may be taken, and the keys that take one. */
export function CompletionList({ id, offer, active, onAction }: CompletionListProps) {
  const { condition, state } = usePartMessages()
  const first = Math.max(0, active - SHOWN + 1)
  const place = useRef<HTMLDivElement>(null)

  // A pane that scrolls would hide it below its edge.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div css={styles.popup} ref={place}>
      <div aria-label={condition.offers} css={styles.list} id={id} role="listbox">
        {offer.completions.map((completion, place) =>
          place < first || place >= first + SHOWN ? null : (
            <div
              key={completion.text}
              aria-selected={place === active}
              css={[styles.option, place === active && styles.active]}
              id={optionId(id, place)}
              // Before the field loses the focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault()
                onAction(completion)
              }}
              role="option"
            >
              <b>{marked(completion.text, offer.word, styles.mark)}</b>
              <small>{completion.label}</small>
              <em>{state.shortKinds[completion.kind]}</em>
            </div>
          ),
        )}
      </div>
      <p css={styles.keys}>{condition.keys}</p>
    </div>
  )
}

/** The name with what was typed of it set off. */
function marked(text: string, word: string, mark: CSSObject) {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  if (word === '' || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark css={mark}>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  )
}

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type UIEvent,
} from 'react'
import { Input } from 'react-aria-components'
import type { CSSObject } from '@emotion/react'

import { isComposing } from '../../../../design-system/hooks/isComposing.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import {
  offerAt,
  withCompletion,
  type Completion,
  type Offer,
} from '../../model/structure/completions.ts'
import type { KnownState } from '../../model/structure/knownState.ts'
import { Field, type TextControlProps } from '../../../../design-system/primitives/Field/Field.tsx'
import { colouredParts } from './colouredParts.ts'
import { nameFieldStyles as styles } from './NameField.styles.ts'

export interface NameFieldProps extends TextControlProps {
  state: KnownState
  /** Start of the error, in characters from 1. */
  faultColumn?: number | undefined
}

/** Edits one line of the condition language, with colours and completion. */
export function NameField({ state, faultColumn, onBlur, ...field }: NameFieldProps) {
  const { value, onChange } = field
  const { input, offer, active, take, close, handleKey, handleChange } = useCompletion({
    value,
    onChange,
    state,
  })
  const listId = useId()
  const colours = useRef<HTMLDivElement>(null)

  const handleBlur = () => {
    close()
    onBlur?.()
  }
  const handleScroll = ({ currentTarget }: UIEvent<HTMLInputElement>) => {
    if (colours.current) colours.current.scrollLeft = currentTarget.scrollLeft
  }

  return (
    <Field {...field} onBlur={handleBlur} onChange={handleChange}>
      <div css={styles.place}>
        <div css={styles.box}>
          <div aria-hidden="true" css={styles.colours} dir="ltr" ref={colours}>
            {colouredParts(value).map(({ text, kind, column }) => (
              <span
                key={column}
                css={[
                  styles[kind],
                  faultColumn !== undefined &&
                    column <= faultColumn &&
                    faultColumn < column + [...text].length &&
                    styles.fault,
                ]}
              >
                {text}
              </span>
            ))}
          </div>
          <Input
            aria-activedescendant={offer ? optionId(listId, active) : undefined}
            aria-autocomplete="list"
            aria-controls={offer ? listId : undefined}
            aria-expanded={offer !== null}
            autoCapitalize="none"
            autoComplete="off"
            css={styles.input}
            dir="ltr"
            onKeyDown={handleKey}
            onScroll={handleScroll}
            ref={input}
            role="combobox"
            spellCheck={false}
          />
        </div>
        {offer && <CompletionList active={active} id={listId} offer={offer} onAction={take} />}
      </div>
    </Field>
  )
}

interface CompletionListProps {
  id: string
  offer: Offer
  active: number
  onAction: (completion: Completion) => void
}

const optionId = (listId: string, place: number) => `${listId}-${place}`

/** More of them say nothing: another letter does. */
const SHOWN = 8

function CompletionList({ id, offer, active, onAction }: CompletionListProps) {
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
              // Keeps the focus in the field, which would close the list.
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

interface CompletionOptions {
  value: string
  onChange: (value: string) => void
  state: KnownState
}

type Reason = 'typed' | 'asked'

/** Moves the caret after a completion was inserted. */
function useCaret() {
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (wanted.current === null) return
    input.current?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  })
  const put = (caret: number) => {
    wanted.current = caret
  }
  return { input, put }
}

/** Offers names for the word before the caret. */
function useCompletion({ value, onChange, state }: CompletionOptions) {
  const { input, put } = useCaret()
  const [open, setOpen] = useState<{ reason: Reason; caret: number } | null>(null)
  const [active, setActive] = useState(0)
  const offer = open && offerAt(value, open.caret, state, open.reason === 'asked')

  const show = (reason: Reason) => {
    setActive(0)
    setOpen({ reason, caret: input.current?.selectionStart ?? 0 })
  }
  const take = (completion: Completion | undefined) => {
    if (!offer || !completion) return
    const taken = withCompletion(value, offer, completion)
    put(taken.caret)
    setOpen(null)
    onChange(taken.text)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    const act = keyAct(event, offer?.completions.length ?? 0, active)
    if (!act) return
    event.preventDefault()
    // A dialog around the field must not close with its list.
    event.stopPropagation()
    if (act.kind === 'ask') show('asked')
    if (act.kind === 'close') setOpen(null)
    if (act.kind === 'move') setActive(act.to)
    if (act.kind === 'take') take(offer?.completions[active])
  }
  const handleChange = (next: string) => {
    onChange(next)
    show('typed')
  }
  return { input, offer, active, take, close: () => setOpen(null), handleKey, handleChange }
}

type KeyAct = { kind: 'move'; to: number } | { kind: 'take' | 'close' | 'ask' }

/** Returns the act of a key on the list, or null if the key types on. */
function keyAct({ key, shiftKey }: KeyboardEvent, count: number, active: number): KeyAct | null {
  if (count === 0) return key === 'ArrowDown' ? { kind: 'ask' } : null
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', to: (active + 1) % count }
    case 'ArrowUp':
      return { kind: 'move', to: (active + count - 1) % count }
    case 'Enter':
      return { kind: 'take' }
    case 'Tab':
      return shiftKey ? null : { kind: 'take' }
    case 'Escape':
      return { kind: 'close' }
    default:
      return null
  }
}

import { useRef, useState, type KeyboardEvent } from 'react'
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { isComposing } from '../../../../design-system/hooks/isComposing.ts'
import { isSaveKey } from '../../../../design-system/hooks/isSaveKey.ts'
import { useAfterEdit } from '../../../../design-system/hooks/useAfterEdit.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { phraseListStyles as styles } from './PhraseList.styles.ts'

export interface PhraseListProps {
  /** A plural noun. */
  label: string
  value: readonly string[]
  onChange: (phrases: string[]) => void
  most: number
  /** Maximum length of a phrase, in characters. */
  maxLength: number
  hint?: string | undefined
  /** BCP 47 tag of the phrases. Default: the language of the page. */
  lang?: string | undefined
}

interface TypedPhrase {
  typed: string
  mended: string | null
}

const NOTHING: TypedPhrase = { typed: '', mended: null }

/** Selects the field or, if the list is full and has none, a chip. */
const FIELD_OR_CHIP = ':scope:not(:has(input)) [role="row"], input'

const cut = (line: string, most: number) => [...line.trim()].slice(0, most).join('').trim()

/** Holds the phrase that is typed, and adds it to the others or puts it in place of one. */
function useTypedPhrase(options: PhraseListProps, onTaken: () => void) {
  const { value, most, maxLength, onChange } = options
  const [{ typed, mended }, setPhrase] = useState(NOTHING)

  const take = (text: string) => {
    const given = text.split('\n').flatMap((line) => cut(line, maxLength) || [])
    const at = mended === null ? -1 : value.indexOf(mended)
    const others = at < 0 ? value : value.toSpliced(at, 1)
    const fresh = [...new Set(given)].filter((phrase) => !others.includes(phrase))
    setPhrase(NOTHING)
    if (fresh.length === 0 || (fresh.length === 1 && fresh[0] === mended)) return
    const room = most - others.length
    onChange(others.toSpliced(at < 0 ? others.length : at, 0, ...fresh.slice(0, room)))
  }
  const mend = (phrase: string) => setPhrase({ typed: phrase, mended: phrase })
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1)
    // Enter never submits the form from here.
    if (event.key === 'Enter') event.preventDefault()
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || isSaveKey(event)) {
      take(typed)
      onTaken()
    } else if (event.key === 'Backspace' && typed === '' && mended === null && last !== undefined) {
      event.preventDefault()
      mend(last)
    }
  }
  const type = (text: string) => setPhrase({ typed: text, mended })
  return { typed, mended, type, mend, take, handleKey }
}

/** Lists phrases as chips. Enter adds one; a pressed chip is edited in the field. */
export function PhraseList(props: PhraseListProps) {
  const { label, value, onChange, most, maxLength, hint, lang } = props
  const { phrases: messages, remove } = usePartMessages()
  const near = useNearLimit().countNear(value.length, most)
  const place = useRef<HTMLDivElement>(null)
  const focusAfter = useAfterEdit(place)
  const typing = useTypedPhrase(props, () => focusAfter(FIELD_OR_CHIP))
  const { typed, mended } = typing
  // A phrase is its own key, so that it keeps the focus when others go. A duplicate has another key.
  const keys = value.map((phrase, at) =>
    value.indexOf(phrase) === at ? `= ${phrase}` : `${at} ${phrase}`,
  )

  return (
    <div css={styles.place} ref={place}>
      {value.length === 0 ? (
        <span css={styles.label}>{label}</span>
      ) : (
        <TagGroup
          onRemove={(gone) => {
            const left = value.filter((_, at) => !gone.has(keys[at] ?? ''))
            onChange(left)
            // The list goes with its last chip, and would take the focus with it.
            if (left.length === 0) focusAfter('input')
          }}
        >
          <Label css={styles.label}>{label}</Label>
          <TagList css={styles.list}>
            {value.map((phrase, at) => (
              <Tag
                key={keys[at]}
                css={[styles.chip, phrase === mended && styles.mended]}
                id={keys[at] ?? phrase}
                lang={lang}
                onAction={() => {
                  typing.mend(phrase)
                  focusAfter('input')
                }}
                textValue={phrase}
              >
                <span css={styles.words}>{phrase}</span>
                <Button aria-label={remove} css={styles.remove} slot="remove">
                  <Icon name="close" size={16} />
                </Button>
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      )}
      {(value.length < most || mended !== null) && (
        <input
          aria-label={
            mended === null
              ? fill(messages.add, { label })
              : fill(messages.mend, { phrase: mended })
          }
          css={styles.field}
          lang={lang}
          maxLength={maxLength}
          onBlur={() => typing.take(typed)}
          onChange={({ target }) => typing.type(target.value)}
          onKeyDown={typing.handleKey}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!text.includes('\n')) return
            event.preventDefault()
            typing.take(typed + text)
          }}
          placeholder={messages.addShort}
          value={typed}
        />
      )}
      {hint && <p css={styles.note}>{hint}</p>}
      {near && (
        <p css={styles.note} role="status">
          {near}
        </p>
      )}
    </div>
  )
}

import { useRef, type ClipboardEvent } from 'react'
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components'

import { fill } from '../../../format/fill.ts'
import { useAfterEdit } from '../../../hooks/useAfterEdit.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { phraseListStyles as styles } from './PhraseList.styles.ts'
import { useTypedPhrase } from './useTypedPhrase.ts'

export interface PhraseListProps {
  /** What the phrases are, in the plural. */
  label: string
  /** From first to last. */
  value: readonly string[]
  /** All of them as they stand now. */
  onChange: (phrases: string[]) => void
  /** Of these at once. */
  most: number
  /** Most characters of one. */
  maxLength: number
  /** What belongs here. */
  hint?: string | undefined
  /** BCP 47 tag of the phrases. */
  lang?: string | undefined
}

/** A phrase is its own key, so that it keeps the focus when others go; its double has another. */
const keysOf = (phrases: readonly string[]) =>
  phrases.map((phrase, place) =>
    phrases.indexOf(phrase) === place ? `= ${phrase}` : `${place} ${phrase}`,
  )

/** Where the focus stays once a phrase is taken: in the field, or on a chip where it fills the list. */
const FIELD_OR_CHIP = ':scope:not(:has(input)) [role="row"], input'

/** Ways of saying something as chips; Enter adds one, and a press on one takes it up to change it. */
export function PhraseList(props: PhraseListProps) {
  const { countNear } = useNearLimit()
  const { label, value, onChange, most, hint } = props
  const place = useRef<HTMLDivElement>(null)
  const focusAfter = useAfterEdit(place)
  const typing = useTypedPhrase({ ...props, onTaken: () => focusAfter(FIELD_OR_CHIP) })

  const handleMend = (phrase: string) => {
    typing.mend(phrase)
    focusAfter('input')
  }
  const handleLeft = (left: string[]) => {
    onChange(left)
    // The list goes with its last chip, and the focus would go with it.
    if (left.length === 0) focusAfter('input')
  }

  return (
    <div css={styles.place} ref={place}>
      {value.length === 0 ? (
        <span css={styles.label}>{label}</span>
      ) : (
        <Chips {...props} mended={typing.mended} onChange={handleLeft} onMend={handleMend} />
      )}
      {(value.length < most || typing.mended !== null) && <PhraseField {...props} {...typing} />}
      <Notes hint={hint} near={countNear(value.length, most)} />
    </div>
  )
}

interface ChipsProps extends PhraseListProps {
  /** The one that is being changed, if any. */
  mended: string | null
  /** One is to be changed. */
  onMend: (phrase: string) => void
}

function Chips({ label, value, lang, mended, onChange, onMend }: ChipsProps) {
  const partMessages = usePartMessages()
  const keys = keysOf(value)

  return (
    <TagGroup onRemove={(gone) => onChange(value.filter((_, at) => !gone.has(keys[at] ?? '')))}>
      <Label css={styles.label}>{label}</Label>
      <TagList css={styles.list}>
        {value.map((phrase, at) => (
          <Tag
            key={keys[at]}
            css={[styles.chip, phrase === mended && styles.mended]}
            id={keys[at] ?? phrase}
            lang={lang}
            onAction={() => onMend(phrase)}
            textValue={phrase}
          >
            <span css={styles.words}>{phrase}</span>
            <Button aria-label={partMessages.remove} css={styles.remove} slot="remove">
              <Icon name="close" size={16} />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}

type PhraseFieldProps = PhraseListProps & ReturnType<typeof useTypedPhrase>

/** Where a phrase is typed or changed; lines that are pasted are a phrase each. */
function PhraseField(props: PhraseFieldProps) {
  const { label, lang, maxLength, typed, mended, setTyped, take, handleKey } = props
  const { phrases: messages } = usePartMessages()

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!text.includes('\n')) return
    event.preventDefault()
    take(typed + text)
  }

  return (
    <input
      aria-label={
        mended === null ? fill(messages.add, { label }) : fill(messages.mend, { phrase: mended })
      }
      css={styles.field}
      lang={lang}
      maxLength={maxLength}
      onBlur={() => take(typed)}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={handleKey}
      onPaste={handlePaste}
      placeholder={messages.addShort}
      value={typed}
    />
  )
}

function Notes({ hint, near }: { hint: string | undefined; near: string | undefined }) {
  return (
    <>
      {hint && <p css={styles.note}>{hint}</p>}
      {near && (
        <p css={styles.note} role="status">
          {near}
        </p>
      )}
    </>
  )
}

import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react'
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { phraseListStyles } from './PhraseList.styles.ts'

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

/** The phrase that is being typed, and how it gets among the others. */
function useTypedPhrase({ value, most, onChange }: PhraseListProps) {
  const [typed, setTyped] = useState('')

  const take = (text: string) => {
    const given = text.split('\n').flatMap((line) => line.trim() || [])
    const fresh = [...new Set(given)].filter((phrase) => !value.includes(phrase))
    setTyped('')
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, most))
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault()
      setTyped(value.at(-1) ?? '')
      onChange(value.slice(0, -1))
    }
  }
  return { typed, setTyped, take, handleKey }
}

/** Ways of saying something as chips; Enter adds one, and a press on one takes it up to change it. */
export function PhraseList(props: PhraseListProps) {
  const { countNear } = useNearLimit()
  const { label, value, onChange, most, hint } = props
  const styles = phraseListStyles(useTheme())
  const field = useRef<HTMLInputElement>(null)
  const typing = useTypedPhrase(props)

  const handleEdit = (phrase: string) => {
    onChange(value.filter((one) => one !== phrase))
    typing.setTyped(phrase)
    field.current?.focus()
  }
  const handleLeft = (left: string[]) => {
    onChange(left)
    // The list goes with its last chip, and the focus would go with it.
    if (left.length === 0) field.current?.focus()
  }

  return (
    <div css={styles.place}>
      {value.length === 0 ? (
        <span css={styles.label}>{label}</span>
      ) : (
        <Chips {...props} onChange={handleLeft} onEdit={handleEdit} />
      )}
      {value.length < most && <PhraseField {...props} {...typing} ref={field} />}
      <Notes hint={hint} near={countNear(value.length, most)} />
    </div>
  )
}

interface ChipsProps extends PhraseListProps {
  /** One is to be changed. */
  onEdit: (phrase: string) => void
}

function Chips({ label, value, lang, onChange, onEdit }: ChipsProps) {
  const partMessages = usePartMessages()
  const styles = phraseListStyles(useTheme())
  const keys = keysOf(value)

  return (
    <TagGroup onRemove={(gone) => onChange(value.filter((_, at) => !gone.has(keys[at] ?? '')))}>
      <Label css={styles.label}>{label}</Label>
      <TagList css={styles.list}>
        {value.map((phrase, at) => (
          <Tag
            key={keys[at]}
            css={styles.chip}
            id={keys[at] ?? phrase}
            lang={lang}
            onAction={() => onEdit(phrase)}
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

interface PhraseFieldProps extends PhraseListProps, ReturnType<typeof useTypedPhrase> {
  ref: Ref<HTMLInputElement>
}

/** Where the next phrase is typed; lines that are pasted are a phrase each. */
function PhraseField(props: PhraseFieldProps) {
  const { label, lang, maxLength, typed, setTyped, take, handleKey, ref } = props
  const { phrases: messages } = usePartMessages()
  const styles = phraseListStyles(useTheme())

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!text.includes('\n')) return
    event.preventDefault()
    take(typed + text)
  }

  return (
    <input
      aria-label={fill(messages.add, { label })}
      css={styles.field}
      lang={lang}
      maxLength={maxLength}
      onBlur={() => take(typed)}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={handleKey}
      onPaste={handlePaste}
      placeholder={messages.addShort}
      ref={ref}
      value={typed}
    />
  )
}

function Notes({ hint, near }: { hint: string | undefined; near: string | undefined }) {
  const styles = phraseListStyles(useTheme())

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

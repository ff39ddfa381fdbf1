import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { STORY_LIMITS } from '@kathasagar/api/contract/vocabulary'

import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { FormError } from '../../account/FormError/FormError.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { writeAnswerStyles } from './WriteAnswer.styles.ts'

interface AnswerPhrasesProps {
  /** Ways of saying it, first those of the players. */
  phrases: readonly string[]
  /** Sentence about what is wrong with them. */
  error: string | undefined
  /** BCP 47 tag of the story. */
  lang: string | undefined
  /** Takes all of them, as they are now. */
  onChange: (phrases: readonly string[]) => void
}

/** The ways in which players say it: each to be taken out, and others to be added. */
export function AnswerPhrases({ phrases, error, lang, onChange }: AnswerPhrasesProps) {
  const { form: messages } = useMessages().authoring.tries
  const styles = writeAnswerStyles(useTheme())
  const titleId = useId()

  return (
    <div aria-labelledby={titleId} css={styles.phrases} role="group">
      <p css={styles.label} id={titleId}>
        {messages.phrases}
      </p>
      <ul css={styles.chips}>
        {phrases.map((phrase) => (
          <li key={phrase} css={styles.chip}>
            <span dir="auto" lang={lang}>
              {phrase}
            </span>
            <IconButton
              css={styles.remove}
              icon="close"
              label={fill(messages.remove, { phrase })}
              onPress={() => onChange(phrases.filter((one) => one !== phrase))}
            />
          </li>
        ))}
      </ul>
      {error !== undefined && <FormError>{error}</FormError>}
      <AddPhrase onChange={onChange} phrases={phrases} />
    </div>
  )
}

/** Takes one more way of saying it; Enter adds it, and does not send the form around. */
function AddPhrase({ phrases, onChange }: Pick<AnswerPhrasesProps, 'phrases' | 'onChange'>) {
  const { form: messages } = useMessages().authoring.tries
  const styles = writeAnswerStyles(useTheme())
  const [typed, setTyped] = useState('')

  const add = () => {
    const phrase = typed.trim()
    if (phrase === '' || phrases.length >= STORY_LIMITS.phrases) return
    setTyped('')
    if (!phrases.includes(phrase)) onChange([...phrases, phrase])
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <div css={styles.adding} onKeyDown={handleKeyDown} role="presentation">
      <TextInput
        css={styles.typed}
        label={messages.add}
        maxLength={STORY_LIMITS.phraseMax}
        onChange={setTyped}
        value={typed}
      />
      <Button icon="plus" isDisabled={typed.trim() === ''} onPress={add}>
        {messages.addButton}
      </Button>
    </div>
  )
}

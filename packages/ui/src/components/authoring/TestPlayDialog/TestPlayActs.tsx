import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { useState, type FormEvent } from 'react'
import type { TestPlayAnswer, TestPlayRequest } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { useTypedWords } from '../../../play/useTypedWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { AskedFields } from '../../play/AskedFields/AskedFields.tsx'
import { ChoiceList } from '../../play/ChoiceList/ChoiceList.tsx'
import { PlayMeters } from '../../play/PlayMeters/PlayMeters.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { testPlayDialogStyles as styles } from './TestPlayDialog.styles.ts'

export interface TestPlayActsProps {
  /** The turn before. */
  answer: TestPlayAnswer
  /** A turn is being told; nothing can be pressed. */
  isBusy: boolean
  /** Grows each time that typed words are not needed any more; until then they stay in the field. */
  takings: number
  /** What the scene asks for, with what is typed there. */
  fields: ReturnType<typeof useTypedWords>['fields']
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** Called with what the author does as a player. */
  onAct: (action: NonNullable<TestPlayRequest['action']>) => void
}

/** What a player can do next. */
export function TestPlayActs(props: TestPlayActsProps) {
  const { answer, isBusy, takings, fields, lang, onAct } = props
  const { play: messages } = useAuthoringMessages().structure
  const { count } = useFormat()
  const { node, current_xp, choices, chances, locked, meters, ending } = answer
  const where = `${fill(messages.at, { name: node })} · ${fill(messages.xp, { count: count(current_xp) })}`

  return (
    <div css={styles.acts}>
      <p css={styles.where} dir="auto">
        {where}
      </p>
      {ending === null && (
        <>
          <PlayMeters lang={lang} meters={meters} />
          <AskedFields {...fields} lang={lang} />
          <ChoiceList
            {...{ chances, choices }}
            hasKeys={false}
            isDisabled={isBusy}
            locked={locked}
            onChoice={(selected_choice) => onAct({ action_type: 'continue', selected_choice })}
            price=""
            {...(lang === undefined ? {} : { lang })}
          />
          <OwnWords isBusy={isBusy} onAct={onAct} takings={takings} />
        </>
      )}
    </div>
  )
}

type OwnWordsProps = Pick<TestPlayActsProps, 'isBusy' | 'takings' | 'onAct'>

function OwnWords({ isBusy, takings, onAct }: OwnWordsProps) {
  const { play: messages } = useAuthoringMessages().structure
  const [line, setLine] = useState('')
  const [seen, setSeen] = useState(takings)
  if (seen !== takings) {
    setSeen(takings)
    setLine('')
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog stands in the page of a form, and its own form must not send that one.
    event.stopPropagation()
    if (isBusy) return
    if (!line.trim()) event.currentTarget.querySelector('input')?.focus()
    else onAct({ action_type: 'custom_action', user_action: line.trim() })
  }

  return (
    <form css={styles.own} onSubmit={handleSubmit}>
      <TextInput
        label={messages.own}
        maxLength={STORY_LIMITS.customActionMax}
        onChange={setLine}
        value={line}
      />
      <div css={styles.commands}>
        <Button type="submit" variant="primary">
          {messages.act}
        </Button>
        <Button onPress={() => onAct({ action_type: 'immerse' })}>{messages.immerse}</Button>
        <Button onPress={() => onAct({ action_type: 'continue' })}>{messages.onward}</Button>
      </div>
    </form>
  )
}

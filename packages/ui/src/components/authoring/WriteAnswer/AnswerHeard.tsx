import type { AnswerTrialResult } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { writeAnswerStyles as styles } from './WriteAnswer.styles.ts'

/** What the judge says of an answer that is being written: it is asked, said, or could not be asked. */
export type AnswerTrialState =
  | { status: 'asking' }
  | { status: 'failed' }
  | ({ status: 'told' } & AnswerTrialResult)

interface AnswerHeardProps {
  /** What the judge says of the answer as it stands. */
  trial: AnswerTrialState
  /** BCP 47 tag of the story, whose players' words these are. */
  lang: string | undefined
}

/** How many of the players would be heard, and whose words would not be. */
export function AnswerHeard({ trial, lang }: AnswerHeardProps) {
  const { form: messages } = useAuthoringMessages().authoring.tries
  const { count } = useFormat()
  if (trial.status !== 'told') {
    return (
      <p css={styles.heard} role="status">
        {trial.status === 'asking' ? messages.hearing : messages.unheard}
      </p>
    )
  }
  const { heard, not_yet } = trial
  const isAll = not_yet.length === 0

  return (
    <p css={styles.heard} role="status">
      <span css={isAll ? styles.sound : styles.partly}>
        <Icon name={isAll ? 'check' : 'info'} size={16} />
      </span>
      <span>
        {fill(messages.heard, {
          heard: count(heard.length),
          count: count(heard.length + not_yet.length),
        })}{' '}
        {!isAll && (
          <span dir="auto" lang={lang}>
            {fill(messages.notYet, { words: not_yet.map((words) => `“${words}”`).join(', ') })}
          </span>
        )}
      </span>
    </p>
  )
}

import { useId } from 'react'
import type { TestPlayRequest } from '@kathasagar/api/contract'

import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { KnownVariable } from '../../../structure/knownState.ts'
import { StateValueField } from './StateValueField.tsx'
import { testPlayStateStyles as styles } from './TestPlayState.styles.ts'

/** What a story declares to remember. */
export type DeclaredVariable = KnownVariable
/** A value of it. */
export type PlayedValue = NonNullable<TestPlayRequest['sets']>[string]

export interface TestPlayStateProps {
  /** What the story declares, by name; a story of the first form declares nothing. */
  declared: Readonly<Record<string, DeclaredVariable>> | undefined
  /** Values as the play has them; none before it has begun. */
  values: Readonly<Record<string, PlayedValue>> | undefined
  /** A turn is being told; nothing can be set. */
  isBusy: boolean
  /** Called with a value that is set by hand. */
  onChange: (name: string, value: PlayedValue) => void
}

/** What the story remembers in a test play: each value to be seen, and to be set by hand. */
export function TestPlayState({ declared = {}, values, isBusy, onChange }: TestPlayStateProps) {
  const { state: messages } = useAuthoringMessages().structure.play
  const titleId = useId()
  const variables = Object.entries(declared)
  if (variables.length === 0 || !values) return null

  return (
    <section aria-labelledby={titleId} css={styles.strip}>
      <h3 css={styles.title} id={titleId}>
        {messages.title}
      </h3>
      <p css={styles.hint}>{messages.hint}</p>
      <ul css={styles.list}>
        {variables.map(([name, variable]) => (
          <li key={name} css={styles.row}>
            <StateValueField
              isBusy={isBusy}
              label={variable.label?.trim() || name}
              onChange={(value) => onChange(name, value)}
              value={values[name]}
              variable={variable}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useState } from 'react'

import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import type { PartItem } from '../../model/structure/partItems.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

type Source = NonNullable<PartItem<'codex'>['source']>

const LINES = ['work', 'place', 'translator'] as const
type Fields = Record<(typeof LINES)[number] | 'text', string>

/** Fields for the source of a codex page. If the title of the work is blank, nothing is stored. */
export function CodexSource({ value: { source }, onChange }: FieldsProps<PartItem<'codex'>>) {
  const { lengthNear } = useNearLimit()
  const { codex: messages } = usePartMessages()
  const [typed, setTyped] = useState<{ of: Source | undefined; fields: Fields } | null>(null)
  const { work = '', place = '', translator = '', text = '' } = source ?? {}
  const fields = typed && typed.of === source ? typed.fields : { work, place, translator, text }
  const isWorkMissing = fields.work.trim() === '' && Object.values(fields).some(Boolean)

  const set = (name: keyof Fields) => (value: string) => {
    const next = { ...fields, [name]: value }
    const said = Object.entries(next).filter(([, words]) => words !== '')
    const after = next.work.trim() === '' ? undefined : (Object.fromEntries(said) as Source)
    setTyped({ of: after, fields: next })
    if (after || source) onChange({ source: after }, name)
  }

  return (
    <fieldset css={styles.bare}>
      <legend css={styles.label}>{messages.source}</legend>
      {LINES.map((name) => (
        <TextInput
          key={name}
          error={name === 'work' && isWorkMissing ? messages.workMissing : undefined}
          hint={lengthNear(fields[name], STORY_LIMITS.sourceMax)}
          label={messages[name]}
          maxLength={STORY_LIMITS.sourceMax}
          onChange={set(name)}
          value={fields[name]}
        />
      ))}
      <TextArea
        hint={lengthNear(fields.text, STORY_LIMITS.codexTextMax)}
        label={messages.quoted}
        maxLength={STORY_LIMITS.codexTextMax}
        onChange={set('text')}
        rows={3}
        value={fields.text}
      />
    </fieldset>
  )
}

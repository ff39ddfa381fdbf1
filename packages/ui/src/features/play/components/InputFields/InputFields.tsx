import { truncate } from '@kathasagar/story/truncate'
import type { InputField } from '@kathasagar/story/schema'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import type { TypedWords } from '../../model/useTypedWords.ts'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = { fields: { display: 'grid', gap: space.m, paddingBlockEnd: space.m } }

export interface InputFieldsProps {
  items: readonly InputField[]
  value: TypedWords
  onChange: (value: TypedWords) => void
  lang?: string | undefined
}

export function InputFields({ items, value, onChange, lang }: InputFieldsProps) {
  const { play } = usePlayMessages()
  if (items.length === 0) return null

  return (
    <div
      aria-label={play.asks}
      css={styles.fields}
      dir={directionOf(lang)}
      lang={lang}
      role="group"
    >
      {items.map(({ variable, label, value: known, most }) => (
        <TextInput
          key={variable}
          autoComplete="off"
          label={label}
          onChange={(words) => onChange({ ...value, [variable]: truncate(words, most) })}
          value={value[variable] ?? known}
        />
      ))}
    </div>
  )
}

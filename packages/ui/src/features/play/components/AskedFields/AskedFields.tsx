import { cutToSigns } from '@kathasagar/story/cutToSigns'
import type { AskedField } from '@kathasagar/story/schema'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import type { TypedWords } from '../../model/useTypedWords.ts'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = {
  fields: { display: 'grid', gap: space.m, paddingBlockEnd: space.m },
}

export interface AskedFieldsProps {
  /** Fields of the scene; nothing is drawn where it has none. */
  items: readonly AskedField[]
  /** Words as they stand in the fields, by variable; what is absent stands as the story has it. */
  value: TypedWords
  /** Called with all words as they stand now. */
  onChange: (value: TypedWords) => void
  /** BCP 47 tag of the story. */
  lang?: string | undefined
}

/** What a scene asks the player to type, before a choice is taken. */
export function AskedFields({ items, value, onChange, lang }: AskedFieldsProps) {
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
          onChange={(words) => onChange({ ...value, [variable]: cutToSigns(words, most) })}
          value={value[variable] ?? known}
        />
      ))}
    </div>
  )
}

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { useNearLimit } from '../../../structure/useNearLimit.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { CoverField } from '../CoverField/CoverField.tsx'
import { ConditionField } from '../NameField/ConditionField.tsx'
import { VariedText } from '../VariedText/VariedText.tsx'
import type { WordsEntry } from './fieldEntry.ts'

export interface WordsFieldProps {
  /** How the words are written, and what is said of them. */
  entry: WordsEntry
  /** As they stand; blank for none. */
  value: string
  /** All of them as they stand now. */
  onChange: (value: string) => void
}

/** Words that an author writes. */
export function WordsField({ entry, value, onChange }: WordsFieldProps) {
  const messages = usePartMessages()
  const { lang, ownPictures } = useAuthoredStory()
  const { lengthNear } = useNearLimit()
  const hint = entry.hint?.(messages)
  const counted = (maxLength: number) => ({ maxLength, hint: lengthNear(value, maxLength) ?? hint })
  const field = { label: entry.label(messages), hint, onChange, value }

  switch (entry.kind) {
    case 'text':
      return <TextInput {...field} {...counted(entry.maxLength)} />
    case 'area': {
      const kind = entry.isStory ? 'story' : 'plain'
      return (
        <TextArea
          {...field}
          {...counted(entry.maxLength)}
          kind={kind}
          lang={lang}
          rows={entry.rows}
        />
      )
    }
    case 'varied':
      return <VariedText {...field} maxLength={entry.maxLength} />
    case 'picture':
      return <CoverField {...field} maxLength={entry.maxLength} ownPictures={ownPictures} />
    case 'condition':
      return <ConditionField {...field} />
  }
}

import { REPLY_KINDS, STORY_LIMITS, type ReplyKind } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../model/structure/fieldPlace.ts'
import type { Replies } from '../../model/structure/structureEdit.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { LineList } from '../FieldList/WrittenField.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

type RepliesProps = FieldsProps<{ replies?: Replies | undefined }>

const isKind = (kind: string): kind is ReplyKind => REPLY_KINDS.some((one) => one === kind)

export function ReplyLines({ value: { replies = {} }, path: owner, onChange }: RepliesProps) {
  const { replies: messages, remove } = usePartMessages()
  const path = [...owner, 'replies']
  const kinds = Object.keys(replies).filter(isKind)
  const left = REPLY_KINDS.filter((kind) => !kinds.includes(kind))

  return (
    <div css={styles.bare} data-field={fieldPlace(...path)}>
      {kinds.map((kind) => {
        const place = fieldPlace(...path, kind)
        const name = messages.kinds[kind]
        return (
          <div key={kind} css={styles.part} data-field={place}>
            <LineList
              hint={messages.hint}
              label={name}
              most={STORY_LIMITS.repliesOfKind}
              of={place}
              onChange={(lines) =>
                onChange({ replies: { ...replies, [kind]: lines } }, fieldPlace('replies', kind))
              }
              value={replies[kind]}
            />
            <Button
              aria-label={fill(messages.remove, { name })}
              icon="trash"
              onPress={() => {
                const { [kind]: _, ...rest } = replies
                onChange({ replies: Object.keys(rest).length > 0 ? rest : undefined })
              }}
              size="small"
              variant="quiet"
            >
              {remove}
            </Button>
          </div>
        )
      })}
      <Select
        blankLabel={messages.choose}
        items={left.map((kind) => ({ value: kind as string, label: messages.kinds[kind] }))}
        label={messages.add}
        onChange={(kind) => {
          if (isKind(kind)) onChange({ replies: { ...replies, [kind]: [] } })
        }}
        value=""
      />
    </div>
  )
}

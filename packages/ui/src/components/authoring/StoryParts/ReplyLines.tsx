import { REPLY_KINDS, STORY_LIMITS, type ReplyKind } from '@kathasagar/story/vocabulary'

import { fill } from '../../../format/fill.ts'
import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { fieldPlace } from '../../../structure/fieldPlace.ts'
import type { Replies } from '../../../structure/structureEdit.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'
import type { FieldsProps } from '../FieldList/fieldEntry.ts'
import { LineList } from '../FieldList/LineList.tsx'
import { storyPartsStyles as styles } from './StoryParts.styles.ts'

type RepliesProps = FieldsProps<{ replies?: Replies | undefined }>

const isKind = (kind: string): kind is ReplyKind => REPLY_KINDS.some((one) => one === kind)

/** Lines for kinds of words that players say: one list for each kind that has any. */
export function ReplyLines({ value: { replies = {} }, path: whose, onChange }: RepliesProps) {
  const { replies: messages } = usePartMessages()
  const path = [...whose, 'replies']
  const kinds = Object.keys(replies).filter(isKind)
  const left = REPLY_KINDS.filter((kind) => !kinds.includes(kind))

  const handleRemove = (kind: ReplyKind) => {
    const rest = Object.fromEntries(Object.entries(replies).filter(([name]) => name !== kind))
    onChange({ replies: Object.keys(rest).length > 0 ? rest : undefined })
  }

  return (
    <div css={styles.bare} data-field={fieldPlace(...path)}>
      {kinds.map((kind) => (
        <LinesOfKind
          key={kind}
          kind={kind}
          onChange={(lines) =>
            onChange({ replies: { ...replies, [kind]: lines } }, JSON.stringify([...path, kind]))
          }
          onRemove={() => handleRemove(kind)}
          path={[...path, kind]}
          value={replies[kind]}
        />
      ))}
      <SelectInput
        blankLabel={messages.choose}
        label={messages.add}
        onChange={(kind) => {
          if (isKind(kind)) onChange({ replies: { ...replies, [kind]: [] } })
        }}
        items={left.map((kind) => ({ value: kind as string, label: messages.kinds[kind] }))}
        value=""
      />
    </div>
  )
}

interface LinesOfKindProps {
  /** Which question the lines answer. */
  kind: ReplyKind
  /** From first to last. */
  value: readonly string[] | undefined
  /** From the root of the structure to them. */
  path: readonly (string | number)[]
  onChange: (lines: string[]) => void
  /** All of them are to go. */
  onRemove: () => void
}

function LinesOfKind({ kind, value, path, onChange, onRemove }: LinesOfKindProps) {
  const partMessages = usePartMessages()
  const { replies: messages } = partMessages
  const name = messages.kinds[kind]

  return (
    <div css={styles.part} data-field={fieldPlace(...path)}>
      <LineList
        hint={messages.hint}
        label={name}
        most={STORY_LIMITS.repliesOfKind}
        of={fieldPlace(...path)}
        onChange={onChange}
        value={value}
      />
      <Button
        aria-label={fill(messages.remove, { name })}
        icon="trash"
        onPress={onRemove}
        size="small"
        variant="quiet"
      >
        {partMessages.remove}
      </Button>
    </div>
  )
}

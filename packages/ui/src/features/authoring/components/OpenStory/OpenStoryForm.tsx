import type { DraftStructure } from '@kathasagar/story/schema'
import type { OpenTry } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMeasures } from '../../../../design-system/format/useMeasures.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { withChanges } from '../../model/structure/withoutBlanks.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { OPEN_FIELDS } from './openFields.ts'
import { openStoryFormStyles as styles } from './OpenStoryForm.styles.ts'

/** Plays three turns of an open story. */
export type TryOpen = (structure: DraftStructure) => Promise<OpenTry | { error: string }>

export interface OpenStoryFormProps {
  structure: DraftStructure
  onChange: (structure: DraftStructure) => void
  lang?: string | undefined
  /** If absent, the story cannot be tried. */
  tryOpen?: TryOpen | undefined
}

/** Asks if the author writes scenes or a model writes the story during play. */
export function StoryKindChoice({ structure, onChange }: OpenStoryFormProps) {
  const { open: messages } = useAuthoringMessages().structure

  return (
    <RadioGroup
      items={[
        { value: 'scenes', label: messages.writeScenes },
        { value: 'open', label: messages.letAiTell },
      ]}
      label={messages.question}
      look="pill"
      onChange={(kind) => {
        const { open: _fields, ...scenes } = structure
        onChange(kind === 'open' ? { ...scenes, open: structure.open ?? {} } : scenes)
      }}
      value={structure.open ? 'open' : 'scenes'}
    />
  )
}

export function OpenStoryForm({ structure, onChange, lang, tryOpen }: OpenStoryFormProps) {
  const { open = {} } = structure
  const { open: messages } = useAuthoringMessages().structure

  return (
    <div css={styles.place}>
      <Stack gap="l">
        <p>{messages.about}</p>
        <FieldList
          items={OPEN_FIELDS}
          onChange={(change) =>
            onChange({ ...structure, open: withChanges(open, change) as typeof open })
          }
          path={['open']}
          value={open}
        />
      </Stack>
      {tryOpen && <OpenTrial lang={lang} onTry={() => tryOpen(structure)} />}
    </div>
  )
}

interface OpenTrialProps {
  lang: string | undefined
  onTry: () => ReturnType<TryOpen>
}

function OpenTrial({ lang, onTry }: OpenTrialProps) {
  const { open: messages } = useAuthoringMessages().structure
  const [isBusy, setIsBusy] = useState(false)
  const [tried, setTried] = useState<Awaited<ReturnType<TryOpen>> | null>(null)

  const handleTry = async () => {
    setIsBusy(true)
    setTried(await onTry())
    setIsBusy(false)
  }

  return (
    <Stack aria-label={messages.tryIt} as="section" gap="m">
      <div>
        <Button busyLabel={messages.trying} isBusy={isBusy} onPress={() => void handleTry()}>
          {messages.tryIt}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {messages.tryHint}
      </Text>
      <div aria-live="polite">
        {tried &&
          ('error' in tried ? (
            <Alert tone="danger">{tried.error}</Alert>
          ) : (
            <TriedParts lang={lang} tried={tried} />
          ))}
      </div>
    </Stack>
  )
}

function TriedParts({ tried, lang }: { tried: OpenTry; lang: string | undefined }) {
  const { open: messages } = useAuthoringMessages().structure
  const { count } = useFormat()
  const { sum } = useMeasures()
  const { parts, told_by, input_tokens, output_tokens, cost_micros, credits } = tried

  return (
    <Stack gap="m">
      <Text size="small" tone="muted">
        {fill(messages.tried, {
          name: told_by,
          input: count(input_tokens),
          output: count(output_tokens),
          credits: count(credits),
        })}{' '}
        {cost_micros !== null && fill(messages.triedCost, { cost: sum(cost_micros) })}
      </Text>
      {parts.map(({ text, choices }) => (
        <div css={styles.part} dir="auto" key={text} lang={lang}>
          <p>{text}</p>
          {choices.length > 0 && (
            <ul>
              {choices.map((choice) => (
                <li key={choice}>{choice}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Stack>
  )
}

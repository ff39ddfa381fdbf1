import type { OpenStoryTrial } from '@kathasagar/api/contract'
import type { OpenStory } from '@kathasagar/story'
import type { DraftStructure } from '@kathasagar/story/schema'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMeasures } from '../../../../design-system/format/useMeasures.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { withChanges } from '../../model/structure/withoutBlanks.ts'
import { FieldList } from '../FieldList/FieldList.tsx'
import { type FieldEntry, field } from '../FieldList/fieldEntry.ts'

const { color, media, space, radius } = theme
const { choiceMax, nodeTextMax, openEndings, openFieldMax } = STORY_LIMITS

const area = (name: 'people' | 'places' | 'facts' | 'tone' | 'never') =>
  field('area', name, ({ open }) => [open[name], open.hints[name]], {
    maxLength: openFieldMax,
    rows: 3,
  })

/** Optional fields of an open story, which has no written scenes. */
const OPEN_FIELDS: readonly FieldEntry<OpenStory>[] = [
  field('area', 'opening', ({ open }) => [open.opening, open.hints.opening], {
    maxLength: nodeTextMax,
    rows: 6,
    isStory: true as const,
  }),
  area('people'),
  area('places'),
  area('facts'),
  area('tone'),
  area('never'),
  field('phrases', 'endings', ({ open }) => [open.endings, open.hints.endings], {
    most: openEndings,
    maxLength: choiceMax,
  }),
  field(
    'toggle',
    'offers_choices',
    ({ open }) => [open.offers_choices, open.hints.offers_choices],
    {},
  ),
]

const styles = {
  place: {
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    minInlineSize: 0,
    [media.from.l]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  part: {
    padding: space.l,
    borderRadius: radius.m,
    background: color.surface,
    whiteSpace: 'pre-line',
  },
} as const

export type TryOpenStory = (
  structure: DraftStructure,
) => Promise<OpenStoryTrial | { error: string }>

export interface OpenStoryFormProps {
  structure: DraftStructure
  onChange: (structure: DraftStructure) => void
  lang?: string | undefined
  tryOpen?: TryOpenStory | undefined
}

/** Selects if the scenes are written in advance or generated during play. */
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
  const [isBusy, setIsBusy] = useState(false)
  const [tried, setTried] = useState<Awaited<ReturnType<TryOpenStory>> | null>(null)

  const handleTry = async () => {
    setIsBusy(true)
    setTried((await tryOpen?.(structure)) ?? null)
    setIsBusy(false)
  }

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
      {tryOpen && (
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
            {tried && 'error' in tried && <Alert tone="danger">{tried.error}</Alert>}
            {tried && 'parts' in tried && <TriedParts lang={lang} {...tried} />}
          </div>
        </Stack>
      )}
    </div>
  )
}

function TriedParts({
  lang,
  parts,
  cost_micros,
  ...tried
}: OpenStoryTrial & { lang: string | undefined }) {
  const { open: messages } = useAuthoringMessages().structure
  const { count } = useFormat()
  const { sum } = useMeasures()

  return (
    <Stack gap="m">
      <Text size="small" tone="muted">
        {fill(messages.tried, {
          name: tried.told_by,
          input: count(tried.input_tokens),
          output: count(tried.output_tokens),
          credits: count(tried.credits),
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

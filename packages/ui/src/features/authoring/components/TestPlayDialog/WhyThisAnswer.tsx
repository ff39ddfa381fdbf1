import type { WhyAnswer } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { Fold } from '../Fold/Fold.tsx'

export interface WhyThisAnswerProps {
  why: WhyAnswer
  lang?: string | undefined
  /** Default: false. */
  isOpenAtFirst?: boolean
}

/** Explains to an author how free text was interpreted. */
export function WhyThisAnswer({ why, lang, isOpenAtFirst = false }: WhyThisAnswerProps) {
  const { why: messages } = useAuthoringMessages().structure.play
  const { score, count } = useFormat()
  const { candidates, reason, lead } = why

  return (
    <Fold isOpenFirst={isOpenAtFirst} label={messages.title}>
      {candidates.length > 0 && (
        <Stack as="ol" gap="s">
          {candidates.map((candidate) => {
            const { kind, number, person = '', is_selected, nearest, text } = candidate
            const isWide = kind === 'reaction' && candidate.is_story_wide
            const name = fill(messages.number[isWide ? 'storyReaction' : kind], {
              number: count(number),
              person,
            })
            return (
              <li key={`${kind} ${person} ${number} ${text}`}>
                <Text dir="auto" size="small" tone={is_selected ? 'accent' : 'muted'}>
                  {is_selected ? fill(messages.taken, { name }) : name} ·{' '}
                  {fill(messages.score, { score: score(candidate.score) })}
                </Text>
                <Text dir="auto" lang={lang} voice="story">
                  {text}
                </Text>
                {nearest && nearest !== text && (
                  <Text dir="auto" size="small" tone="muted">
                    {fill(messages.nearest, { phrase: nearest })}
                  </Text>
                )}
              </li>
            )
          })}
        </Stack>
      )}
      <Text size="small" tone="muted">
        {fill(messages.reasons[reason], { lead: score(lead ?? 0) })}
      </Text>
    </Fold>
  )
}

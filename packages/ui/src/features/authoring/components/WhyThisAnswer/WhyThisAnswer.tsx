import type { WhyAnswer } from '@kathasagar/api/contract'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { whyThisAnswerStyles as styles } from './WhyThisAnswer.styles.ts'

export interface WhyThisAnswerProps {
  why: WhyAnswer
  lang?: string | undefined
  /** Default: false. */
  isOpenAtFirst?: boolean
}

/** Explains to an author how free text was understood. */
export function WhyThisAnswer({ why, lang, isOpenAtFirst = false }: WhyThisAnswerProps) {
  const { why: messages } = useAuthoringMessages().structure.play
  const { score, count } = useFormat()
  const { candidates, reason, lead } = why

  return (
    <Disclosure css={styles.place} defaultExpanded={isOpenAtFirst}>
      <Heading css={styles.heading} level={3}>
        <Button css={styles.trigger} slot="trigger">
          <Icon name="chevronDown" size={16} />
          {messages.title}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div css={styles.reasons}>
          {candidates.length > 0 && (
            <ol css={styles.list}>
              {candidates.map((candidate) => {
                const { kind, number, person = '', is_selected, nearest, text } = candidate
                const isWide = kind === 'reaction' && candidate.is_story_wide
                const name = fill(messages.number[isWide ? 'storyReaction' : kind], {
                  number: count(number),
                  person,
                })
                const shown = score(candidate.score)
                return (
                  <li
                    css={[styles.candidate, is_selected && styles.taken]}
                    key={`${kind} ${person} ${number} ${text}`}
                  >
                    <p css={[styles.line, is_selected && styles.takenLine]}>
                      <span dir="auto">{is_selected ? fill(messages.taken, { name }) : name}</span>
                      <span css={[styles.score, is_selected && styles.takenScore]}>
                        <VisuallyHidden>{fill(messages.score, { score: shown })}</VisuallyHidden>
                        <span aria-hidden="true">{shown}</span>
                      </span>
                    </p>
                    <p css={styles.words} dir="auto" lang={lang}>
                      {text}
                    </p>
                    {nearest && nearest !== text && (
                      <p css={[styles.line, is_selected && styles.takenLine]} dir="auto">
                        {fill(messages.nearest, { phrase: nearest })}
                      </p>
                    )}
                    <div aria-hidden="true" css={[styles.track, is_selected && styles.takenTrack]}>
                      <div
                        css={[styles.fill, is_selected && styles.takenFill]}
                        style={{ inlineSize: `${candidate.score * 100}%` }}
                      />
                    </div>
                  </li>
                )
              })}
            </ol>
          )}
          <p css={styles.reason}>{fill(messages.reasons[reason], { lead: score(lead ?? 0) })}</p>
        </div>
      </DisclosurePanel>
    </Disclosure>
  )
}

import type { HeardCandidate, WhyAnswer } from '@kathasagar/api/contract'
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

  return (
    <Disclosure css={styles.place} defaultExpanded={isOpenAtFirst}>
      <Heading css={styles.heading} level={3}>
        <Button css={styles.trigger} slot="trigger">
          <Icon name="chevronDown" size={16} />
          {messages.title}
        </Button>
      </Heading>
      <DisclosurePanel>
        <Reasons lang={lang} why={why} />
      </DisclosurePanel>
    </Disclosure>
  )
}

function Reasons({ why, lang }: Pick<WhyThisAnswerProps, 'why' | 'lang'>) {
  const { why: messages } = useAuthoringMessages().structure.play
  const { score } = useFormat()
  const { candidates, reason, lead } = why

  return (
    <div css={styles.reasons}>
      {candidates.length > 0 && (
        <ol css={styles.list}>
          {candidates.map((candidate) => (
            <li key={`${candidate.kind} ${candidate.person} ${candidate.number} ${candidate.text}`}>
              <Candidate candidate={candidate} lang={lang} />
            </li>
          ))}
        </ol>
      )}
      <p css={styles.reason}>{fill(messages.reasons[reason], { lead: score(lead ?? 0) })}</p>
    </div>
  )
}

interface CandidateProps {
  candidate: HeardCandidate
  lang: string | undefined
}

function Candidate({ candidate, lang }: CandidateProps) {
  const { why: messages } = useAuthoringMessages().structure.play
  const { score: format } = useFormat()
  const { is_taken, nearest, text, score } = candidate
  const name = useNameOf(candidate)

  return (
    <div css={[styles.candidate, is_taken && styles.taken]}>
      <p css={[styles.line, is_taken && styles.takenLine]}>
        <span dir="auto">{is_taken ? fill(messages.taken, { name }) : name}</span>
        <span css={[styles.score, is_taken && styles.takenScore]}>
          <VisuallyHidden>{fill(messages.score, { score: format(score) })}</VisuallyHidden>
          <span aria-hidden="true">{format(score)}</span>
        </span>
      </p>
      <p css={styles.words} dir="auto" lang={lang}>
        {text}
      </p>
      {nearest && nearest !== text && (
        <p css={[styles.line, is_taken && styles.takenLine]} dir="auto">
          {fill(messages.nearest, { phrase: nearest })}
        </p>
      )}
      <div aria-hidden="true" css={[styles.track, is_taken && styles.takenTrack]}>
        <div
          css={[styles.fill, is_taken && styles.takenFill]}
          style={{ inlineSize: `${score * 100}%` }}
        />
      </div>
    </div>
  )
}

function useNameOf({ kind, number, person = '', is_story_wide }: HeardCandidate) {
  const { number: names } = useAuthoringMessages().structure.play.why
  const { count } = useFormat()
  const name = kind === 'reaction' && is_story_wide ? names.storyReaction : names[kind]
  return fill(name, { number: count(number), person })
}

import type { ReactNode } from 'react'
import type { FreeInputGroup } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { ActionMenu } from '../../primitives/ActionMenu/ActionMenu.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { tryGroupRowStyles as styles } from './TryGroupRow.styles.ts'

export interface TryGroupRowProps {
  /** What several players tried. */
  group: FreeInputGroup
  /** Players of the liveliest group, by which the bars are drawn. */
  most: number
  /** BCP 47 tag of the story, whose players' words these are. */
  lang?: string | undefined
  /** Where the scene is written. */
  sceneHref: string
  /** Texts of the scene's choices, which the words may stand for. */
  choices: readonly string[]
  /** The answer is being written below. */
  isWriting: boolean
  /** Opens the form for the answer. */
  onWrite: (group: FreeInputGroup) => void
  /** The words become other ways to say a choice of the scene, by its text. */
  onPhrase: (group: FreeInputGroup, choice: string) => void
  /** The form, while it is open. */
  children?: ReactNode
}

/** Other ways to say it that are read out; the rest is a number. */
const WORDINGS_SHOWN = 3

/** Something that several players tried: in which words, where, how many, and whether anything answers it. */
export function TryGroupRow({ children, ...props }: TryGroupRowProps) {
  const { group, most, lang } = props
  const { tries: messages } = useAuthoringMessages().authoring
  const { count, isOne } = useFormat()
  const { words, title, is_answered, is_there, players } = group
  const share = Math.round((players / Math.max(1, most)) * 100)

  return (
    <li css={styles.item}>
      <div css={[styles.row, is_answered && styles.rested]}>
        <h3 css={styles.words}>
          <span dir="auto" lang={lang}>
            {words}
          </span>{' '}
          <small css={styles.scene} dir="auto">
            {fill(messages.at, { scene: title })}
          </small>
        </h3>
        <p css={styles.players}>
          <b css={styles.number}>{count(players)}</b>{' '}
          {isOne(players) ? messages.players.one : messages.players.other}
        </p>
        <div aria-hidden="true" css={styles.track}>
          <div css={styles.fill} style={{ inlineSize: `${share}%` }} />
        </div>
        <Wordings group={group} lang={lang} />
        <Acts {...props} />
      </div>
      {!is_there && <p css={styles.gone}>{messages.gone}</p>}
      {children}
    </li>
  )
}

function Wordings({ group, lang }: Pick<TryGroupRowProps, 'group' | 'lang'>) {
  const { tries: messages } = useAuthoringMessages().authoring
  const { count } = useFormat()
  const { wordings } = group
  const more = group.more + Math.max(0, wordings.length - WORDINGS_SHOWN)
  const shown = wordings.slice(0, WORDINGS_SHOWN)

  return (
    <p css={styles.wordings}>
      <span dir="auto" lang={lang}>
        {shown.map((one) => `“${one}”`).join(', ')}
      </span>{' '}
      {more > 0 && <span css={styles.more}>{fill(messages.more, { count: count(more) })}</span>}
    </p>
  )
}

function Acts(props: TryGroupRowProps) {
  const { group, lang, choices, sceneHref, isWriting, onWrite, onPhrase } = props
  const { tries: messages } = useAuthoringMessages().authoring
  const { is_answered, words } = group

  return (
    <div css={styles.acts}>
      <Badge tone={is_answered ? 'positive' : 'neutral'}>
        {is_answered ? messages.isAnswered : messages.isUnanswered}
      </Badge>
      {!is_answered && choices.length > 0 && (
        <ActionMenu
          items={choices.map((text) => ({ id: text, label: text, lang }))}
          label={fill(messages.phraseOf, { words })}
          onAction={(choice) => onPhrase(group, choice)}
          words={messages.phrase}
        />
      )}
      {is_answered ? (
        <ButtonLink aria-label={fill(messages.seeOf, { words })} href={sceneHref} size="small">
          {messages.see}
        </ButtonLink>
      ) : (
        <Button
          aria-expanded={isWriting}
          aria-label={fill(messages.writeTo, { words })}
          onPress={() => onWrite(group)}
          size="small"
        >
          {messages.write}
        </Button>
      )}
    </div>
  )
}

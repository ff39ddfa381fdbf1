import type { OwnPlay } from '@kathasagar/api/contract'
import { useId } from 'react'

import { emphasised } from '../../model/emphasised.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlaysMessages } from '../../../../messages/usePlaysMessages.ts'
import { languageOf, titleOf } from '../../../story/model/storyMessages.ts'
import { playsScreenStyles as styles } from './PlaysScreen.styles.ts'

export type PlayListAction = 'beginAgain' | 'archive' | 'restore' | 'remove'

export interface PlayListItemProps {
  play: OwnPlay
  href: string
  isLit: boolean
  isBusy: boolean
  onAct: (act: PlayListAction, play: OwnPlay) => void
}

export function PlayListItem({ isLit, ...props }: PlayListItemProps) {
  const { play } = props
  const { story: messages } = usePlaysMessages()
  const titleId = useId()
  const language = languageOf(play.story)

  return (
    <article aria-labelledby={titleId} css={[styles.leaf, isLit && styles.lit]}>
      <CoverImage alt="" css={styles.cover} ratio="1" src={play.story.cover_image_url} />
      <div css={styles.head}>
        <h2 css={styles.title} id={titleId} {...language}>
          {titleOf(play.story, messages)}
        </h2>
        <p css={styles.scene} {...language}>
          {play.ending?.title ?? play.scene}
        </p>
      </div>
      <div css={styles.words}>
        {play.last_line && (
          <p css={styles.line} {...language}>
            {emphasised(play.last_line)}
          </p>
        )}
        <HowFar play={play} />
      </div>
      <Acts {...props} isLit={isLit} />
    </article>
  )
}

function HowFar({ play }: Pick<PlayListItemProps, 'play'>) {
  const { plays, story: messages } = usePlaysMessages()
  const { counted } = useFormat()
  const { ending, minutes_left, completion_percentage } = play
  if (ending) {
    const { found, total } = ending
    return <p css={styles.meta}>{fill(plays.found, { found, total })}</p>
  }

  return (
    <div css={styles.meta}>
      <ProgressBar
        css={styles.bar}
        label={fill(plays.read, { title: titleOf(play.story, messages) })}
        value={completion_percentage}
      />
      <span>{counted(plays.left, minutes_left)}</span>
    </div>
  )
}

const ICONS: Readonly<Record<PlayListAction, IconName>> = {
  beginAgain: 'repeat',
  archive: 'archive',
  restore: 'undo',
  remove: 'trash',
}

function Acts({ play, href, isBusy, isLit, onAct }: PlayListItemProps) {
  const { plays, story: messages } = usePlaysMessages()
  const title = titleOf(play.story, messages)
  const goOn = play.ending ? plays.seeEnding : messages.goOn
  const acts = ['beginAgain', play.state === 'archived' ? 'restore' : 'archive', 'remove'] as const

  return (
    <div css={styles.acts}>
      <ButtonLink
        aria-label={fill(plays.actOn, { act: goOn, title })}
        href={href}
        icon="play"
        variant={isLit ? 'primary' : 'secondary'}
      >
        {goOn}
      </ButtonLink>
      <div css={styles.lesser}>
        {acts.map((act) => (
          <Button
            aria-label={fill(plays.actOn, { act: plays[act], title })}
            css={styles.act}
            icon={ICONS[act]}
            isDisabled={isBusy}
            key={act}
            onPress={() => onAct(act, play)}
            size="small"
            variant="quiet"
          >
            {plays[act]}
          </Button>
        ))}
      </div>
    </div>
  )
}

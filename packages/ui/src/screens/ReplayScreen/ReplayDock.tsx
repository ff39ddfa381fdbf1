import type { SharedPlay } from '@kathasagar/api/contract'

import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { replayScreenStyles as styles } from './ReplayScreen.styles.ts'

interface ReplayDockProps {
  /** The story's own page. */
  href: string
  /** What is said of it. */
  story: SharedPlay['story']
}

/** The story that was played, at the lower edge. */
export function ReplayDock({ href, story }: ReplayDockProps) {
  const { replay } = useMessages().story
  const { counted } = useFormat()
  const { title, language, cover_image_url, estimated_play_time, possible_endings } = story
  const length = [
    counted(replay.minutes, estimated_play_time),
    counted(replay.endings, possible_endings),
  ]

  return (
    <aside aria-label={replay.theStory} css={styles.dock}>
      {cover_image_url !== null && <img alt="" css={styles.dockCover} src={cover_image_url} />}
      <p css={styles.dockWords}>
        <span css={styles.dockTitle} dir="auto" lang={language}>
          {title}
        </span>
        <span css={styles.dockNote}>{length.join(', ')}</span>
      </p>
      <ButtonLink href={href} icon="play">
        {replay.toStory}
      </ButtonLink>
    </aside>
  )
}

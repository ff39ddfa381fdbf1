import type { VisitedScene } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { sceneThreadStyles as styles } from './SceneThread.styles.ts'

const NAMED_SCENES = 6
const UNREAD_BEADS = 2

export interface SceneThreadProps {
  /** Scenes on the way that the player has come, the current one among them. */
  scenes: readonly VisitedScene[]
  unreadCount: number
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  /** There is no room for the titles: beads alone, whose names are read aloud. */
  isBare?: boolean
}

/** The way through the story as beads on a thread, beside the log on a wide screen. */
export function SceneThread({ scenes, unreadCount, lang, isBare = false }: SceneThreadProps) {
  const { play } = usePlayMessages()
  const { isOne } = useFormat()
  const named = scenes.slice(-NAMED_SCENES)
  const earlier = scenes.length - named.length
  const unread = Array.from({ length: Math.min(Math.max(unreadCount, 0), UNREAD_BEADS) })
  if (scenes.length === 0) return null

  return (
    <nav aria-label={play.scenesSoFar} css={[styles.place, isBare && styles.bare]}>
      <ol>
        {earlier > 0 && (
          <li css={[styles.scene, styles.read]}>
            {fill(isOne(earlier) ? play.earlierScene : play.earlierScenes, { count: earlier })}
          </li>
        )}
        {named.map(({ title, is_current, is_improvised }, index) => (
          <li
            key={`${earlier + index}`}
            aria-current={is_current ? 'step' : undefined}
            css={[styles.scene, is_current ? styles.current : styles.read]}
          >
            <bdi lang={lang}>{is_improvised ? fill(play.sceneImprovised, { title }) : title}</bdi>
          </li>
        ))}
        {unread.map((_unused, index) => (
          <li key={`unread-${index}`} css={styles.scene}>
            {play.notYetRead}
          </li>
        ))}
      </ol>
    </nav>
  )
}

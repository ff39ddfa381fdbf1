import type { VisitedScene } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { sceneThreadStyles as styles } from './SceneThread.styles.ts'

const NAMED_SCENES = 6
const UNREAD_BEADS = 2

export interface SceneThreadProps {
  scenes: readonly VisitedScene[]
  unreadCount: number
  lang?: string | undefined
  isBare?: boolean
}

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

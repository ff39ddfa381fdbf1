import { Button as PlaceButton } from 'react-aria-components'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { MapRow } from './mapRows.ts'
import type { TurnMapPanelProps } from './TurnMapPanel.tsx'
import { turnMapPanelStyles as styles } from './TurnMapPanel.styles.ts'
import { WayName } from './WayName.tsx'

export interface MapPlaceProps extends TurnMapPanelProps {
  /** The turn, in its place among the others. */
  row: MapRow
}

/** A long map opens where the player stands, once the dialog has its height and its focus. */
const bringIntoSight = (place: HTMLLIElement | null) => {
  requestAnimationFrame(() => place?.scrollIntoView({ block: 'center' }))
}

/** One turn: a press goes there; the end of a way can be named. */
export function MapPlace(props: MapPlaceProps) {
  const { row, lang, ways } = props
  const { ways: messages, play } = usePlayMessages()
  const { action_type, done, scene, is_here, is_ending, name } = row
  const what = action_type === 'story_start' ? messages.start : play.commandName[action_type]
  const handleGo = async () => {
    if (await ways.onGo(row.id)) ways.onOpenChange(false)
  }
  const mark = [name, is_ending && messages.ending, is_here && messages.here].filter(Boolean)

  return (
    <li
      css={[styles.row(row.depth), row.opensWay && styles.opensWay]}
      ref={is_here ? bringIntoSight : undefined}
    >
      <PlaceButton
        {...(is_here && { 'aria-current': 'step' })}
        css={[styles.place, is_here && styles.here]}
        isDisabled={is_here}
        onPress={() => void handleGo()}
      >
        <span css={styles.done} dir="auto" lang={done ? lang : undefined}>
          {done ?? what}
        </span>
        <span css={styles.scene} dir="auto" lang={lang}>
          {scene}
        </span>
        {mark.length > 0 && <span css={styles.mark}>{mark.join(' · ')}</span>}
      </PlaceButton>
      {(row.isLast || name !== null) && <WayName {...props} />}
    </li>
  )
}

import type { MappedTurn, TurnMap } from '@kathasagar/api/contract'
import { Button as PlaceButton } from 'react-aria-components'

import { useMessages } from '../../../../messages/useMessages.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, control, radius, lineWidth } = theme

const DEEPEST = 6

const styles = {
  note: { color: color.textMuted, fontSize: size.small, lineHeight: 1.5 },
  refusal: { color: color.dangerText, fontSize: size.small, marginBlock: space.s },
  list: { display: 'grid' },
  row: (depth: number) => ({
    display: 'grid',
    marginInlineStart: `calc(${Math.min(depth, DEEPEST)} * ${space.l})`,
    paddingInlineStart: space.s,
    paddingInlineEnd: space.xs,
    borderInlineStart: `${lineWidth.thick} solid ${depth > 0 ? color.lineGold : color.lineSubtle}`,
    contentVisibility: 'auto' as const,
    containIntrinsicBlockSize: `auto ${control.touch}`,
  }),
  opensWay: { marginBlockStart: space.l },
  place: {
    display: 'grid',
    gap: space.hair,
    minBlockSize: control.touch,
    minInlineSize: 0,
    padding: `${space.s} ${space.m}`,
    border: 0,
    borderRadius: radius.m,
    background: 'transparent',
    color: color.text,
    textAlign: 'start' as const,
    cursor: 'pointer',
    '&[data-hovered]': { background: color.sunken },
    '&[data-disabled]': { cursor: 'default' },
  },
  here: {
    background: color.sunken,
    boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${color.lineGold}`,
  },
  done: {
    fontFamily: font.story,
    fontSize: size.body,
    lineHeight: 1.35,
    overflowWrap: 'anywhere' as const,
  },
  scene: { color: color.textMuted, fontSize: size.small },
  mark: { color: color.accent, fontSize: size.small, fontWeight: 600 },
}

export interface TurnMapPanelProps {
  ways: PlayPaths
  lang?: string | undefined
}

export function TurnMapPanel({ ways, lang }: TurnMapPanelProps) {
  const { ways: messages, primitives } = usePlayMessages()
  const close = () => ways.onOpenChange(false)
  const { map } = ways

  return (
    <Dialog
      actions={<Button onPress={close}>{primitives.close}</Button>}
      isOpen={ways.isOpen}
      onClose={close}
      title={messages.title}
    >
      <p css={styles.note}>{messages.note}</p>
      <p css={styles.refusal} role="status">
        {ways.refusal}
      </p>
      {map === null && !ways.hasFailed && <Spinner label={messages.loading} />}
      {map === null && ways.hasFailed && (
        <ErrorState message={messages.failed} onRetry={ways.onRetry} />
      )}
      {map && (
        <ol css={styles.list}>
          {mapRows(map.turns).map((row) => (
            <MapPlace key={row.id} lang={lang} row={row} ways={ways} />
          ))}
        </ol>
      )}
      {map && !map.is_whole && <p css={styles.note}>{messages.leftOut}</p>}
    </Dialog>
  )
}

const scrollToCurrent = (place: HTMLLIElement | null) => {
  requestAnimationFrame(() => place?.scrollIntoView({ block: 'center' }))
}

function MapPlace({ row, lang, ways }: TurnMapPanelProps & { row: MapRow }) {
  const { ways: messages } = usePlayMessages()
  const { sharedCommands } = useMessages().story
  const { action_type, done, scene, is_here, is_ending } = row
  const what = action_type === 'story_start' ? messages.start : sharedCommands[action_type]
  const handleGo = async () => {
    if (await ways.onGo(row.id)) ways.onOpenChange(false)
  }
  const mark = [is_ending && messages.ending, is_here && messages.here].filter(Boolean)

  return (
    <li
      css={[styles.row(row.depth), row.opensWay && styles.opensWay]}
      ref={is_here ? scrollToCurrent : undefined}
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
    </li>
  )
}

interface MapRow extends MappedTurn {
  depth: number
  /** True if the turn in the row above is not the parent of this turn. */
  opensWay: boolean
}

/** Returns the turns as rows. A branch follows its fork. Iterative, because paths can be long. */
function mapRows(turns: readonly MappedTurn[]): MapRow[] {
  const after = Map.groupBy(turns, ({ parent_id }) => parent_id)
  const waiting = (after.get(null) ?? []).map((turn) => ({ turn, depth: 0 })).toReversed()
  const rows: MapRow[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { turn, depth } = next
    const ways = after.get(turn.id) ?? []
    const opensWay = rows.length > 0 && rows.at(-1)?.id !== turn.parent_id
    rows.push({ ...turn, depth, opensWay })
    const within = ways.length > 1 ? depth + 1 : depth
    waiting.push(...ways.map((way) => ({ turn: way, depth: within })).toReversed())
  }
  return rows
}

export interface PlayPaths {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  map: TurnMap | null
  hasFailed: boolean
  onRetry: () => void
  refusal?: string | undefined
  onGo: (turnId: string) => Promise<boolean>
  /** Repeats an undone turn. Absent if there is no undone turn. */
  onRedo?: (() => void) | undefined
}

import type { SharedEntry, ShownPlate } from '@kathasagar/api/contract'
import type { Ref } from 'react'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { Icon } from '../../components/primitives/Icon/Icon.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { emphasised } from '../../play/emphasised.tsx'
import { useMessages } from '../../messages/useMessages.ts'
import { replayScreenStyles as styles } from './ReplayScreen.styles.ts'

export interface ReplayEntryProps {
  /** One turn of the play. */
  entry: SharedEntry
  /** The element that it stands in. */
  ref?: Ref<HTMLLIElement> | undefined
  /** The turn is the first that the link shows. */
  opensPlay: boolean
  /** The title of the turn’s scene stands above it, since the scene begins with it. */
  opensScene: boolean
  /** BCP 47 tag of the story. */
  lang: string
  /** A play of the reader's own is being begun at a turn. */
  isBusy: boolean
  /** The reader wants to go another way from a turn, by its id. */
  onFork: (turnId: string) => void
}

/** One turn of a shared play: what was done, the fork that it was done at, and what was told. */
export function ReplayEntry({
  ref,
  entry,
  opensPlay,
  opensScene,
  lang,
  ...acts
}: ReplayEntryProps) {
  const { narrative, setup, fallback_description, plate, portrait } = entry.answer
  const { image_url, prompt } = entry.answer
  const told = narrative ?? setup ?? fallback_description

  return (
    <li css={styles.entry} ref={ref}>
      <Deed entry={entry} lang={lang} />
      <Fork {...acts} before={entry.before} />
      {opensScene && (
        <h2 css={styles.scene} dir="auto" lang={lang}>
          {entry.scene}
        </h2>
      )}
      {plate && <img alt={plate.alt} css={styles.picture} src={plate.image_url} />}
      {image_url !== null && <img alt={prompt ?? ''} css={styles.picture} src={image_url} />}
      {told !== null && (
        <p css={[styles.told, opensPlay && !portrait && styles.dropCap]} dir="auto" lang={lang}>
          <Portrait portrait={portrait} />
          {emphasised(told)}
        </p>
      )}
    </li>
  )
}

function Portrait({ portrait }: { portrait: ShownPlate | undefined }) {
  return portrait && <img alt={portrait.alt} css={styles.portrait} src={portrait.image_url} />
}

function Deed({ entry, lang }: Pick<ReplayEntryProps, 'entry' | 'lang'>) {
  const { replay } = useMessages().story
  const { action_type, choice, words } = entry
  if (action_type === 'story_start' || entry.before === null) return null
  const said = words ?? choice
  const deeds = { immerse: replay.looked, show: replay.showed, custom_action: replay.ownWords }
  const deed = action_type in deeds ? deeds[action_type as keyof typeof deeds] : replay.wentOn

  return (
    <p css={styles.did} dir="auto" {...(said !== null && { lang })}>
      {said === null ? deed : fill(replay.you, { words: said })}
    </p>
  )
}

function Fork({ before, isBusy, onFork }: Pick<SharedEntry, 'before'> & ForkActs) {
  const { replay } = useMessages().story
  const { counted } = useFormat()
  if (before === null || before.choices.length < 2) return null

  return (
    <div css={styles.fork}>
      <span css={styles.forkWords}>
        <Icon name="fork" />
        {counted(replay.ways, before.choices.length)}
      </span>
      <Button isDisabled={isBusy} onPress={() => onFork(before.turn_id)} variant="primary">
        {replay.another}
      </Button>
    </div>
  )
}

type ForkActs = Pick<ReplayEntryProps, 'isBusy' | 'onFork'>

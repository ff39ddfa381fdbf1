import type { OwnPlay, OwnPlays, PlayState } from '@kathasagar/api/contract'
import { useState, type RefObject } from 'react'

import { Alert } from '../../components/primitives/Alert/Alert.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { Tabs } from '../../components/primitives/Tabs/Tabs.tsx'
import { LoadMore, type LoadMoreProps } from '../../components/story/LoadMore/LoadMore.tsx'
import { usePlaysMessages } from '../../messages/usePlaysMessages.ts'
import { PlayLeaf, type PlayAct } from './PlayLeaf.tsx'
import { PlayQuestion, type AskedAct } from './PlayQuestion.tsx'
import { playsScreenStyles as styles } from './PlaysScreen.styles.ts'
import { useLeavingFocus } from './useLeavingFocus.ts'

const STATES: readonly PlayState[] = ['open', 'finished', 'put_away']

export interface PlaysScreenProps extends LoadMoreProps {
  state: PlayState
  /** Others are to be shown. */
  onStateChange: (state: PlayState) => void
  /** The plays as far as they are loaded; null while the first are on their way. */
  items: readonly OwnPlay[] | null
  /** How many there are of each state; null until it is known. */
  counts: OwnPlays['counts'] | null
  error?: string | undefined
  onRetry: () => void
  /** Address where a play goes on. */
  playHref: (id: string) => string
  browseHref: string
  /** What was done last, with what takes it back where it can be; or why it was not done. */
  done?: { message: string; isRefused?: boolean; onUndo?: (() => void) | undefined } | undefined
  /** Id of the play that something is done with. */
  busyId: string | null
  /** Called with what is to be done, once it is confirmed. */
  onAct: (act: PlayAct, play: OwnPlay) => void
}

const ASKS: readonly PlayAct[] = ['beginAgain', 'remove']

/** All plays of a player, by where they stand. */
export function PlaysScreen({ state, onStateChange, counts, done, ...props }: PlaysScreenProps) {
  const { plays: messages } = usePlaysMessages()
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const { heading, list, keep } = useLeavingFocus(props.items)
  const handleConfirm = ({ act, play }: AskedAct) => {
    setAsked(null)
    keep(play)
    props.onAct(act, play)
  }
  const handleAct = (act: PlayAct, play: OwnPlay) =>
    ASKS.includes(act) ? setAsked({ act, play }) : handleConfirm({ act, play })

  return (
    <>
      <h1 css={styles.pageTitle} ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <Tabs
        items={STATES.map((id) => ({
          id,
          label: <StateLabel count={counts?.[id]} state={id} />,
          content: (
            <>
              <Done done={done} />
              <Plays {...props} list={list} onAct={handleAct} state={state} />
            </>
          ),
        }))}
        label={messages.statesLabel}
        onChange={onStateChange}
        value={state}
      />
      <PlayQuestion asked={asked} onClose={() => setAsked(null)} onConfirm={handleConfirm} />
    </>
  )
}

/** A state, and how many plays stand in it. */
function StateLabel({ state, count }: { state: PlayState; count: number | undefined }) {
  const { plays: messages } = usePlaysMessages()

  return (
    <>
      {messages.states[state]} {count !== undefined && <small css={styles.count}>{count}</small>}
    </>
  )
}

function Done({ done }: Pick<PlaysScreenProps, 'done'>) {
  const { plays: messages } = usePlaysMessages()

  return (
    <Alert
      actions={
        done?.onUndo && (
          <Button icon="undo" onPress={done.onUndo} size="small">
            {messages.undo}
          </Button>
        )
      }
      css={styles.notice}
      tone={done?.isRefused ? 'danger' : 'positive'}
    >
      {done?.message}
    </Alert>
  )
}

type PlaysProps = Omit<PlaysScreenProps, 'onStateChange' | 'counts' | 'done'> & {
  list: RefObject<HTMLUListElement | null>
}

function Plays({ state, items, error, onRetry, busyId, playHref, list, ...rest }: PlaysProps) {
  const { plays: messages } = usePlaysMessages()
  const { browseHref, onAct, ...more } = rest
  if (error) return <ErrorState message={error} onRetry={onRetry} title={messages.failed} />
  if (items === null) return <Spinner isPage label={messages.loading} />
  if (items.length === 0) {
    return (
      <EmptyState
        action={<ButtonLink href={browseHref}>{messages.find}</ButtonLink>}
        hint={messages.emptyHint[state]}
        title={messages.empty[state]}
      />
    )
  }

  return (
    <>
      <ul css={styles.list} ref={list}>
        {items.map((play, index) => (
          <li key={play.id}>
            <PlayLeaf
              href={playHref(play.id)}
              isBusy={busyId !== null}
              isLit={index === 0 && state !== 'put_away'}
              onAct={onAct}
              play={play}
            />
          </li>
        ))}
      </ul>
      <LoadMore {...more} />
    </>
  )
}

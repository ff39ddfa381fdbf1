import type { OwnPlay, OwnPlays, PlayState } from '@kathasagar/api/contract'
import { useState, useEffect, useRef, type RefObject } from 'react'

import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Collection } from '../../../../design-system/primitives/Collection/Collection.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Tabs } from '../../../../design-system/primitives/Tabs/Tabs.tsx'
import { BeginAgainDialog } from '../../../story/components/BeginAgainDialog/BeginAgainDialog.tsx'
import type { LoadMoreProps } from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlaysMessages } from '../../../../messages/usePlaysMessages.ts'
import { titleOf } from '../../../story/model/storyMessages.ts'
import { PlayListItem, type PlayListAction } from './PlayListItem.tsx'
import { playsScreenStyles as styles } from './PlaysScreen.styles.ts'

const STATES: readonly PlayState[] = ['open', 'finished', 'archived']

export interface PlaysScreenProps extends LoadMoreProps {
  state: PlayState
  onStateChange: (state: PlayState) => void
  items: readonly OwnPlay[] | null
  counts: OwnPlays['counts'] | null
  error?: string | undefined
  onRetry: () => void
  playHref: (id: string) => string
  browseHref: string
  done?: { message: string; isRefused?: boolean; onUndo?: (() => void) | undefined } | undefined
  /** Id of the session whose action is running, or null. */
  busyId: string | null
  onAct: (act: PlayListAction, play: OwnPlay) => void
}

interface AskedAct {
  act: PlayListAction
  play: OwnPlay
}

const ASKS: readonly PlayListAction[] = ['beginAgain', 'remove']

export function PlaysScreen({ state, onStateChange, counts, done, ...props }: PlaysScreenProps) {
  const { plays: messages, story: storyMessages } = usePlaysMessages()
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const { heading, list, keep } = useLeavingFocus(props.items)
  const handleConfirm = ({ act, play }: AskedAct) => {
    setAsked(null)
    keep(play)
    props.onAct(act, play)
  }
  const handleAct = (act: PlayListAction, play: OwnPlay) =>
    ASKS.includes(act) ? setAsked({ act, play }) : handleConfirm({ act, play })

  return (
    <>
      <PageHeader headingRef={heading} title={messages.title} />
      <Tabs
        items={STATES.map((id) => ({
          id,
          label: (
            <>
              {messages.states[id]}{' '}
              {counts !== null && <small css={styles.count}>{counts[id]}</small>}
            </>
          ),
          content: (
            <>
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
              <Plays {...props} list={list} onAct={handleAct} state={state} />
            </>
          ),
        }))}
        label={messages.statesLabel}
        onChange={onStateChange}
        value={state}
      />
      {asked?.act === 'beginAgain' && (
        <BeginAgainDialog
          onClose={() => setAsked(null)}
          onConfirm={() => handleConfirm(asked)}
          title={titleOf(asked.play.story, storyMessages)}
        />
      )}
      {asked?.act === 'remove' && (
        <ConfirmDialog
          cancelLabel={messages.removeCancel}
          confirmLabel={messages.remove}
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => handleConfirm(asked)}
          title={fill(messages.removeTitle, { title: titleOf(asked.play.story, storyMessages) })}
          variant="danger"
        >
          {messages.removeText}
        </ConfirmDialog>
      )}
    </>
  )
}

type PlaysProps = Omit<PlaysScreenProps, 'onStateChange' | 'counts' | 'done'> & {
  list: RefObject<HTMLUListElement | null>
}

function Plays({ state, items, error, onRetry, busyId, playHref, list, ...rest }: PlaysProps) {
  const { plays: messages } = usePlaysMessages()
  const { browseHref, onAct, ...more } = rest

  return (
    <Collection
      emptyAction={<ButtonLink href={browseHref}>{messages.find}</ButtonLink>}
      error={error}
      items={error ? null : items}
      label={messages.title}
      messages={{
        loading: messages.loading,
        failedTitle: messages.failed,
        empty: messages.empty[state],
        emptyHint: messages.emptyHint[state],
      }}
      more={more}
      onRetry={onRetry}
    >
      {(plays) => (
        <ul css={styles.list} ref={list}>
          {plays.map((play, index) => (
            <li key={play.id}>
              <PlayListItem
                href={playHref(play.id)}
                isBusy={busyId !== null}
                isLit={index === 0 && state !== 'archived'}
                onAct={onAct}
                play={play}
              />
            </li>
          ))}
        </ul>
      )}
    </Collection>
  )
}

/** Moves the focus from a removed session to the next one, or to the heading. */
function useLeavingFocus(items: readonly OwnPlay[] | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const acted = useRef<{ id: string; at: number; isListed: boolean } | null>(null)

  useEffect(() => {
    const was = acted.current
    if (was === null || items === null) return
    const isListed = items.some(({ id }) => id === was.id)
    if (isListed === was.isListed) return
    acted.current = { ...was, isListed }
    // Waits until a closing dialog has returned its focus.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const places = [...(list.current?.children ?? [])]
      const place = places[Math.min(was.at, places.length - 1)]
      const target = place?.querySelector<HTMLElement>('a[href]') ?? heading.current
      target?.focus()
    })
  }, [items])

  const keep = ({ id }: OwnPlay) => {
    const at = items?.findIndex((play) => play.id === id) ?? -1
    acted.current = at < 0 ? null : { id, at, isListed: true }
  }
  return { heading, list, keep }
}

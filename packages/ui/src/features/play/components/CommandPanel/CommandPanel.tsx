import type { Prices } from '@kathasagar/api/contract'
import { STORY_LIMITS, type PlayerAction } from '@kathasagar/story/vocabulary'
import { useRef, useEffect, useId, useState } from 'react'
import type { RefObject, FormEvent, KeyboardEvent } from 'react'
import { Button } from 'react-aria-components'

import { BUTTON_COMMANDS, COMMANDS, type OnCommand } from '../../../../commands/commands.ts'
import { usePendingPress } from '../../../../design-system/hooks/usePendingPress.ts'
import { useShortcuts } from '../../../../design-system/hooks/useShortcuts.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { isFocusLost } from '../../../../design-system/hooks/lostFocus.ts'
import { canPay, usePriceText } from '../../model/price.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import type { IconName } from '../../../../design-system/primitives/Icon/iconPaths.ts'
import { CreditsMeter } from '../CreditsMeter/CreditsMeter.tsx'
import { HintPulse } from '../HintPulse/HintPulse.tsx'
import { commandPanelStyles as styles } from './CommandPanel.styles.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { isComposing } from '../../../../design-system/hooks/isComposing.ts'
import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { Button as PlainButton } from '../../../../design-system/primitives/Button/Button.tsx'

export interface CommandPanelProps {
  prices: Prices
  xp: number
  credits: number
  /** True if the player's credits are only enough for a few more turns. Default: false. */
  isLow?: boolean
  /** True while an action runs. All other actions are disabled. Default: false. */
  isBusy?: boolean
  isOffline?: boolean | undefined
  canUndo?: boolean
  /** Repeats an undone turn. Absent if there is no undone turn. */
  onRedo?: (() => void) | undefined
  hasHint?: boolean
  /** Enables the keyboard shortcuts with the Alt key. Default: true. */
  hasKeys?: boolean
  /** Text of the last accepted action. If the field still contains it, the field is cleared. */
  takenWords?: string | null
  /** Unsent text that is stored on the device. If absent, unsent text is not stored. */
  pendingInput?: PendingInput | undefined
  /** Called with each command. If the promise resolves with true, the field is cleared. */
  onCommand: OnCommand
}

export function CommandPanel({
  isLow = false,
  isBusy = false,
  hasHint = false,
  takenWords = null,
  pendingInput,
  ...props
}: CommandPanelProps) {
  const priceText = usePriceText()
  const { xp, credits, prices, onCommand } = props
  const field = useRef<HTMLInputElement>(null)
  useFocusReturn(isBusy, field)

  return (
    <div css={styles.panel}>
      <div css={styles.middle}>
        <div css={styles.news}>
          <HintPulse isOn={hasHint} />
          <CreditsMeter credits={credits} css={styles.wallet} isLow={isLow} xp={xp} />
        </div>
        <ActionForm
          fieldRef={field}
          isDisabled={isBusy}
          onCommand={onCommand}
          price={priceText(prices.custom_action)}
          takenWords={takenWords}
          pendingInput={pendingInput}
        />
        <VerbRow {...props} isBusy={isBusy} />
      </div>
    </div>
  )
}

type VerbRowProps = Pick<
  CommandPanelProps,
  | 'prices'
  | 'xp'
  | 'credits'
  | 'isBusy'
  | 'isOffline'
  | 'canUndo'
  | 'hasKeys'
  | 'onCommand'
  | 'onRedo'
>

function useVerbs({
  isBusy = false,
  isOffline = false,
  canUndo = false,
  hasKeys,
  onCommand,
}: VerbRowProps) {
  const [taken, take] = usePendingPress<PlayerAction>()
  const hindrances = { nothingToUndo: !canUndo, offline: isOffline }
  const verbs = BUTTON_COMMANDS.map((id) => {
    const { icon, shortcut, disabledBy } = COMMANDS[id]
    const isDisabled = isBusy || (disabledBy !== null && hindrances[disabledBy])
    const onPress = () => void take(id, onCommand({ action_type: id }))
    return { id, icon, shortcut, isDisabled, isTaken: taken === id, onPress }
  })
  const keys = verbs.filter(({ shortcut, isDisabled }) => shortcut !== null && !isDisabled)
  useShortcuts({
    isOn: hasKeys !== false && !isBusy,
    shortcuts: Object.fromEntries(keys.map(({ shortcut, onPress }) => [shortcut, onPress])),
  })

  return verbs
}

function VerbRow(props: VerbRowProps) {
  const { prices, xp, credits, onRedo } = props
  const { play, ways } = usePlayMessages()
  const { sharedCommands } = useMessages().story
  const priceText = usePriceText()

  return (
    <div aria-label={play.commands} css={styles.verbs} role="group">
      {useVerbs(props).map(({ id, ...verb }) => (
        <VerbButton
          {...verb}
          key={id}
          isShort={!canPay(prices[id], { xp, credits })}
          label={sharedCommands[id]}
          price={priceText(prices[id]) || (id === 'show' ? play.freePicture : '')}
        />
      ))}
      {onRedo && (
        <VerbButton
          icon="redo"
          isDisabled={props.isBusy ?? false}
          isTaken={false}
          label={ways.redo}
          onPress={onRedo}
          price=""
        />
      )}
    </div>
  )
}

interface VerbButtonProps {
  label: string
  icon: IconName | null
  price: string
  /** True if the player has too few XP or credits. A press of the button then explains this. */
  isShort?: boolean
  isDisabled: boolean
  isTaken: boolean
  onPress: () => void
}

function VerbButton(props: VerbButtonProps) {
  const { label, icon, price, isShort = false, isDisabled, isTaken, onPress } = props

  return (
    <Button
      css={styles.verb}
      data-taken={isTaken || undefined}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {icon && <Icon name={icon} />}
      <span css={styles.word}>
        {label} {price && <small css={[styles.price, isShort && styles.short]}>{price}</small>}
      </span>
    </Button>
  )
}

/** Restores the focus after a turn, except after a tap, because a phone would show its keyboard. */
function useFocusReturn(isBusy: boolean, field: RefObject<HTMLInputElement | null>) {
  const last = useRef<{ means: string; control: HTMLElement | null }>({ means: '', control: null })
  const wasBusy = useRef(isBusy)

  useEffect(() => {
    const note = (event: Event) => {
      const { target } = event
      const control = target instanceof Element ? target.closest('button, input') : null
      last.current = {
        means: event instanceof PointerEvent ? event.pointerType : 'key',
        control: control instanceof HTMLElement ? control : null,
      }
    }
    document.addEventListener('pointerdown', note, true)
    document.addEventListener('keydown', note, true)
    return () => {
      document.removeEventListener('pointerdown', note, true)
      document.removeEventListener('keydown', note, true)
    }
  }, [])

  useEffect(() => {
    const isOver = wasBusy.current && !isBusy
    wasBusy.current = isBusy
    // Does nothing if the player has moved the focus in the meantime.
    if (!isOver || !isFocusLost()) return
    const { means, control } = last.current
    if (means === 'mouse' || control === field.current)
      field.current?.focus({ preventScroll: true })
    else if (means === 'key') control?.focus({ preventScroll: true })
  }, [isBusy, field])
}

interface ActionFormProps {
  price: string
  isDisabled: boolean
  fieldRef: RefObject<HTMLInputElement | null>
  takenWords: string | null
  pendingInput?: PendingInput | undefined
  onCommand: OnCommand
}

function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
}

const NEAR_LIMIT = 1800

const FREE_WORDS = { autoComplete: 'off', dir: 'auto', enterKeyHint: 'send', type: 'text' } as const

function ActionForm({ price, isDisabled, fieldRef, ...rest }: ActionFormProps) {
  const { play } = usePlayMessages()
  const { sharedCommands } = useMessages().story
  const { onCommand, ...kept } = rest
  const { input, setInput, words, send, isTaken } = usePendingInput({
    ...kept,
    onSend: (user_action) => onCommand({ action_type: 'custom_action', user_action }),
  })
  const limitId = useId()
  const { count } = useFormat()
  const limit = STORY_LIMITS.customActionMax
  const length = [...words].length
  const isLong = length > limit
  const isResting = !isDisabled && !isLong
  const isSilent = !isResting || words === ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSilent) send()
  }

  return (
    <form css={styles.form} onSubmit={handleSubmit}>
      <input
        aria-describedby={limitId}
        aria-invalid={isLong}
        aria-label={play.actionPlaceholder}
        css={styles.field}
        disabled={isDisabled}
        onChange={(event) => setInput(event.target.value)}
        onKeyDown={keepComposing}
        placeholder={play.actionPlaceholder}
        ref={fieldRef}
        value={input}
        {...FREE_WORDS}
      />
      <PlainButton
        aria-describedby={limitId}
        css={[styles.act, isResting && styles.resting]}
        data-taken={isTaken || undefined}
        detail={price || undefined}
        isDisabled={isSilent}
        reason={isResting ? play.wordsFirst : undefined}
        type="submit"
        variant="primary"
      >
        {sharedCommands.custom_action}
      </PlainButton>
      <small css={[styles.limit, isLong && styles.tooLong]} id={limitId}>
        {length >= NEAR_LIMIT && `${count(length)} / ${count(limit)} `}
        <span aria-live="polite">
          {isLong && fill(play.actionTooLong, { limit })}
          {length === limit && fill(play.actionFull, { limit })}
        </span>
      </small>
    </form>
  )
}

interface PendingInputOptions extends Pick<ActionFormProps, 'pendingInput' | 'takenWords'> {
  onSend: (words: string) => Promise<boolean>
}

function usePendingInput({ pendingInput, takenWords, onSend }: PendingInputOptions) {
  const kept = pendingInput?.value ?? ''
  // Ignores stored text that was sent just before the page was closed.
  const [input, setInput] = useState(kept.trim() === takenWords ? '' : kept)
  const [lastTaken, setLastTaken] = useState(takenWords)
  if (lastTaken !== takenWords) {
    setLastTaken(takenWords)
    // Clears the text of a failed action that was repeated with another model.
    if (input.trim() === takenWords) setInput('')
  }
  const isSending = useRef(false)
  const [taken, take] = usePendingPress<string>()
  const words = input.trim()
  const latestKeep = useLatest(pendingInput?.onChange)
  useEffect(() => latestKeep.current?.(input), [input, latestKeep])

  const send = async () => {
    // Ignores a second Enter, which can arrive before the field is disabled.
    if (isSending.current) return
    isSending.current = true
    const isTaken = await onSend(words)
    isSending.current = false
    if (isTaken) setInput('')
  }

  return { input, setInput, words, send: () => void take(words, send()), isTaken: taken !== null }
}

export interface PendingInput {
  value: string
  /** Called with the text to store. The text is blank after it was sent. */
  onChange: (words: string) => void
}

import type { ModelKind } from '@kathasagar/story/vocabulary'
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
} from 'react'
import { Button, type PressEvent } from 'react-aria-components'

import { LazyFailed } from '../../../../design-system/lazy/LazyFailed.tsx'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { ModelSwatch } from '../ModelSwatch/ModelSwatch.tsx'
import type { OfferedModel } from './ModelOptions.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, motion, media } = theme

const styles = {
  trigger: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: theme.control.touch,
    padding: `${space.xs} ${space.sPlus} ${space.hair}`,
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.surface,
    color: color.text,
    fontWeight: 600,
    lineHeight: 1.15,
    textAlign: 'start' as const,
    transition: `border-color ${motion.fast} ${motion.ease}`,
    '&[data-hovered]': { borderColor: color.accent },
    [media.from.xl]: { gap: space.sPlus, paddingInline: space.mPlus },
    [media.below.m]: { inlineSize: '100%', '& > svg': { marginInlineStart: 'auto' } },
  },
  open: { borderColor: color.accent },
  kind: {
    display: 'block',
    color: color.textMuted,
    fontSize: size.caption,
    fontWeight: 400,
    // Visually hidden in a narrow bar, because the accessible name needs the text.
    [media.below.xl]: { position: 'absolute' as const, clipPath: 'inset(50%)' },
    [media.below.m]: { position: 'static' as const, clipPath: 'none' },
  },
  // Invisible, because the label has two lines. The accessible name contains the colon.
  colon: { opacity: 0 },
  panel: {
    position: 'absolute' as const,
    // Aligns the list with the edge of the bar, so that the list is next to the text.
    insetBlockStart: `calc(100% - ${space.xs})`,
    insetInlineEnd: space.m,
    zIndex: theme.layer.dropdown,
    inlineSize: theme.popup.beside,
    maxBlockSize: `calc(${theme.screen.dynamic} - ${space.vast})`,
    padding: space.s,
    overflowY: 'auto' as const,
    border: `${theme.lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.l,
    background: color.overlay,
    boxShadow: theme.shadow,
    [media.below.m]: {
      position: 'static' as const,
      inlineSize: 'auto',
      marginBlockStart: space.xs,
    },
  },
  closed: { display: 'none' },
}

export interface ModelPickerProps {
  kind: ModelKind
  models: readonly OfferedModel[]
  value: string
  onChange: (modelKey: string) => void
}

const ModelOptions = lazyPart(async () => (await import('./ModelOptions.tsx')).ModelOptions, {
  Instead: LazyFailed,
})

/** Button with a list of models. The list closes 2 seconds after the pointer has left it. */
export function ModelPicker({ kind, onChange, ...offered }: ModelPickerProps) {
  const { play } = usePlayMessages()
  const { isOpen, hasFocus, close, trigger, place } = useModelPanel()
  const panelId = useId()
  const label = kind === 'text' ? play.textModel : play.imageModel
  const { models, value } = offered
  const selected = models.find(({ model_key }) => model_key === value)
  const handleSelect = (modelKey: string) => {
    onChange(modelKey)
    close()
  }

  return (
    <div {...place}>
      <Button
        {...trigger}
        aria-controls={panelId}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        css={[styles.trigger, isOpen && styles.open]}
      >
        <ModelSwatch modelKey={value} />
        <span>
          <small css={styles.kind}>
            {label}
            <span css={styles.colon}>: </span>
          </small>
          {selected?.display_name ?? value}
        </span>
        <Icon name="chevronDown" size={16} />
      </Button>
      <div css={[styles.panel, !isOpen && styles.closed]} id={panelId}>
        {isOpen && (
          <ModelOptions {...offered} {...{ hasFocus, kind, label }} onChange={handleSelect} />
        )}
      </div>
    </div>
  )
}

const isListFocused = (place: Element) =>
  place.querySelector('[role="listbox"]')?.contains(document.activeElement) ?? false

// A list that was opened by a pointer closes automatically, so it does not take the focus.
const openedBy = (pointerType: PressEvent['pointerType']) =>
  pointerType === 'mouse' ? 'open' : 'focused'

const hasLeft = ({ currentTarget, relatedTarget, target }: FocusEvent) =>
  target.checkVisibility() && !currentTarget.contains(relatedTarget)

function useModelPanel() {
  const [state, setState] = useState<'closed' | 'open' | 'focused'>('closed')
  const { closeSoon, keepOpen } = useDelayedClose(() => setState('closed'))
  const trigger = useRef<HTMLButtonElement>(null)
  const isOpen = state !== 'closed'

  const close = () => {
    keepOpen()
    setState('closed')
    trigger.current?.focus()
  }
  const handlePress = ({ pointerType }: PressEvent) =>
    setState(isOpen ? 'closed' : openedBy(pointerType))
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) setState('focused')
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const handleLeave = ({ currentTarget, pointerType }: PointerEvent) => {
    if (isOpen && pointerType !== 'touch' && !isListFocused(currentTarget)) closeSoon()
  }
  const handleBlur = (event: FocusEvent) => {
    if (hasLeft(event)) setState('closed')
  }

  return {
    isOpen,
    hasFocus: state === 'focused',
    close,
    trigger: { ref: trigger, onPress: handlePress },
    place: {
      onBlur: handleBlur,
      onFocus: keepOpen,
      onKeyDownCapture: handleKey,
      onPointerEnter: keepOpen,
      onPointerLeave: handleLeave,
    },
  }
}

const PICKER_CLOSE_MS = 2000

function useDelayedClose(onClose: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keepOpen = () => clearTimeout(timer.current)

  useEffect(() => () => clearTimeout(timer.current), [])

  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(onClose, PICKER_CLOSE_MS)
  }

  return { closeSoon, keepOpen }
}

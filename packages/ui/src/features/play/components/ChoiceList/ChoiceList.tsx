import type { ChoiceChance, LockedChoice } from '@kathasagar/api/contract'
import { Button } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useChoiceKeys } from '../../../../design-system/hooks/useChoiceKeys.ts'
import { usePendingPress } from '../../../../design-system/hooks/usePendingPress.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, radius, motion, media, reading } = theme

const styles = {
  list: { display: 'grid', gap: space.s, [media.low]: { gap: space.xs } },
  choice: {
    display: 'grid',
    gridTemplateColumns: `calc(${theme.icon.xxl} + ${space.hair}) minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: space.m,
    inlineSize: '100%',
    minBlockSize: theme.control.xl,
    paddingBlock: `${space.xsPlus} ${space.xs}`,
    paddingInline: `${space.m} ${space.lPlus}`,
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.choice,
    background: color.surface,
    color: color.text,
    textAlign: 'start' as const,
    transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    '&[data-hovered], &[data-focus-visible], &[data-taken]': {
      borderColor: color.accent,
      background: color.raised,
    },
    '&[data-pressed], &[data-taken]': { transform: `translateY(${theme.optical})` },
    '&[data-focus-visible]': { ...theme.focusRing, borderColor: color.accent },
    '&[data-disabled]': {
      borderColor: color.line,
      color: color.textDisabled,
      cursor: 'not-allowed',
      '& *': { color: 'inherit', borderColor: 'inherit' },
    },
    [media.below.m]: { gap: space.s, paddingInlineEnd: space.m, borderRadius: radius.l },
    [media.low]: { gap: space.s, paddingInline: space.s, borderRadius: radius.l },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
  locked: {
    gridTemplateColumns: `calc(${theme.icon.xxl} + ${space.hair}) minmax(0, 1fr)`,
    borderColor: color.line,
    borderStyle: 'dashed',
    background: 'transparent',
    color: color.textMuted,
  },
  lock: { display: 'grid', placeItems: 'center', inlineSize: theme.control.tag },
  reason: {
    display: 'block',
    paddingBlockStart: space.hair,
    color: color.textSecondary,
    fontFamily: reading.face,
    fontSize: size.label,
    fontStyle: 'italic',
    lineHeight: 1.4,
  },
  chance: {
    display: 'block',
    paddingBlockStart: space.hair,
    color: color.textSecondary,
    fontFamily: font.interface,
    fontSize: size.label,
    lineHeight: 1.4,
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: theme.control.tag,
    blockSize: theme.control.tag,
    paddingBlockStart: space.hair,
    border: `${theme.lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.full,
    color: color.accent,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1,
  },
  words: { overflowWrap: 'anywhere' as const },
  sentence: {
    display: 'block',
    fontFamily: reading.face,
    fontSize: `calc(${reading.size} * .944)`,
    lineHeight: 1.3,
    '&:lang(ur)': { fontFamily: font.nastaliq, lineHeight: 2 },
  },
  price: {
    color: color.textMuted,
    fontSize: size.small,
    lineHeight: 1.2,
    whiteSpace: 'nowrap' as const,
  },
}

export interface ChoiceListProps {
  choices: readonly string[]
  locked?: readonly LockedChoice[] | undefined
  chances?: readonly ChoiceChance[] | undefined
  /** Formatted price of the choice. Blank if it is free. */
  price: string
  lang?: string
  isDisabled?: boolean
  hasKeys?: boolean
  onChoice: (choice: string) => Promise<unknown> | void
}

export function ChoiceList({
  choices,
  locked = [],
  chances = [],
  price,
  lang,
  isDisabled = false,
  hasKeys = true,
  onChoice,
}: ChoiceListProps) {
  const { play } = usePlayMessages()
  const [taken, take] = usePendingPress<string>()
  const handleChoice = (choice: string) => void take(choice, onChoice(choice))
  useChoiceKeys({ choices, isDisabled: isDisabled || !hasKeys, onChoice: handleChoice })
  if (choices.length === 0) return null

  return (
    <div aria-label={play.choices} css={styles.list} dir={directionOf(lang)} role="group">
      {choices.map((choice, index) => (
        <Open
          key={choice}
          {...{ choice, price, lang, isDisabled }}
          chance={chances.find(({ text }) => text === choice)?.chance ?? null}
          isTaken={taken === choice}
          number={index + 1}
          onPress={() => handleChoice(choice)}
        />
      ))}
      {locked.map((one) => (
        <Locked key={one.text} {...one} lang={lang} />
      ))}
    </div>
  )
}

interface OpenProps extends Pick<ChoiceListProps, 'price' | 'isDisabled'> {
  choice: string
  lang: string | undefined
  /** Chance of success in percent. Null if the choice always succeeds. */
  chance: number | null
  isTaken: boolean
  number: number
  onPress: () => void
}

function Open({ choice, chance, price, lang, isDisabled, isTaken, number, onPress }: OpenProps) {
  const { play } = usePlayMessages()
  const { percent } = useFormat()

  return (
    <Button
      css={styles.choice}
      data-taken={isTaken || undefined}
      isDisabled={isDisabled ?? false}
      onPress={onPress}
    >
      <span aria-hidden="true" css={styles.number}>
        {number <= 9 ? number : '·'}
      </span>
      <span css={styles.words}>
        <span css={styles.sentence} lang={lang}>
          {choice}
        </span>
        {chance !== null && (
          <>
            {' '}
            <small css={styles.chance} dir="auto">
              {fill(play.chance, { percent: percent(chance / 100) })}
            </small>
          </>
        )}
      </span>{' '}
      {price && (
        <small css={styles.price} dir="auto">
          {price}
        </small>
      )}
    </Button>
  )
}

interface LockedProps extends LockedChoice {
  lang: string | undefined
}

function Locked({ text, reason, is_full = false, lang }: LockedProps) {
  const { play } = usePlayMessages()

  return (
    <p css={[styles.choice, styles.locked]}>
      <span css={styles.lock}>
        <Icon name="lock" size={16} />
      </span>
      <span css={styles.words}>
        <VisuallyHidden>{play.closed} </VisuallyHidden>
        <span css={styles.sentence} lang={lang}>
          {text}
        </span>
        <small css={styles.reason} lang={is_full ? undefined : lang}>
          {is_full ? play.full : reason}
        </small>
      </span>
    </p>
  )
}

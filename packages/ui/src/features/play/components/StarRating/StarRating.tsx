import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, control } = theme

const styles = {
  group: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space.xs} ${space.m}`,
    marginBlockEnd: space.s,
    '& > span': { fontSize: size.body },
    '& > [data-items]': { display: 'flex' },
    '& label': {
      display: 'grid',
      placeItems: 'center',
      inlineSize: control.touch,
      blockSize: control.touch,
      borderRadius: radius.m,
      '&[data-hovered]': { background: color.raised },
    },
  },
  star: { display: 'grid', color: color.accent },
  lit: { color: color.progressFill },
}

const STARS = [1, 2, 3, 4, 5] as const

export interface StarRatingProps {
  /** Rating from 1 to 5, or null. */
  value: number | null
  onChange: (rating: number) => void
}

export function StarRating({ value, onChange }: StarRatingProps) {
  const { play } = usePlayMessages()
  const { isOne } = useFormat()

  return (
    <RadioGroup
      css={styles.group}
      items={STARS.map((star) => ({
        value: String(star),
        label: (
          <>
            <Star isLit={value !== null && star <= value} />
            <VisuallyHidden>
              {fill(isOne(star) ? play.oneStar : play.stars, { count: star })}
            </VisuallyHidden>
          </>
        ),
      }))}
      label={play.rate}
      look="bare"
      onChange={(stars) => onChange(Number(stars))}
      value={value === null ? null : String(value)}
    />
  )
}

function Star({ isLit }: { isLit: boolean }) {
  return (
    <span css={[styles.star, isLit && styles.lit]}>
      <Icon name={isLit ? 'starFilled' : 'star'} size={32} />
    </span>
  )
}

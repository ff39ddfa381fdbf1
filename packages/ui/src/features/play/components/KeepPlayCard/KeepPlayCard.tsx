import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, radius, size, space, lineWidth } = theme

const styles = {
  card: {
    display: 'grid',
    gap: space.m,
    padding: `${space.m} ${space.mPlus} ${space.mPlus}`,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.l,
    background: color.surface,
    color: color.text,
  },
  words: { fontFamily: font.story, fontSize: size.story, lineHeight: 1.45 },
  more: { color: color.textSecondary },
  ways: { display: 'flex', flexWrap: 'wrap' as const, gap: space.xs },
  // Reduces the padding, so that all three buttons fit in one line on a phone.
  quiet: { paddingInline: space.sPlus },
}

export interface KeepPlayCardProps {
  onSignUp: () => void
  onSignIn: () => void
  onClose: () => void
}

export function KeepPlayCard({ onSignUp, onSignIn, onClose }: KeepPlayCardProps) {
  const { keep } = usePlayMessages().play

  return (
    <section aria-label={keep.title} css={styles.card}>
      <p css={styles.words}>
        {keep.title} <span css={styles.more}>{keep.more}</span>
      </p>
      <div css={styles.ways}>
        <Button onPress={onSignUp}>{keep.signUp}</Button>
        <Button css={styles.quiet} onPress={onSignIn} variant="quiet">
          {keep.signIn}
        </Button>
        <Button css={styles.quiet} onPress={onClose} variant="quiet">
          {keep.notNow}
        </Button>
      </div>
    </section>
  )
}

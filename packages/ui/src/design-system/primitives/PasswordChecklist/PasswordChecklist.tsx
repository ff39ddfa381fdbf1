import { useAccountMessages } from '../../../messages/useAccountMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { theme } from '../../theme/theme.ts'

const { color, space, radius, size, motion, media, lineWidth, icon, optical } = theme

const styles = {
  box: {
    display: 'grid',
    gap: space.s,
    paddingBlock: space.xs,
    paddingInlineStart: space.m,
    borderInlineStart: `${lineWidth.double} double ${color.lineGold}`,
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    color: color.textSecondary,
    fontSize: size.label,
  },
  lamp: { position: 'relative' as const, color: color.textDisabled },
  lit: {
    position: 'absolute' as const,
    inset: 0,
    color: color.accent,
    transition: `opacity ${motion.slow} ${motion.ease}`,
  },
  list: {
    display: 'grid',
    gap: `${space.xs} ${space.l}`,
    [media.from.s]: { gridTemplateColumns: '1fr 1fr' },
  },
  rule: {
    position: 'relative' as const,
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    color: color.textMuted,
    fontSize: size.small,
  },
  note: { color: color.text, fontSize: size.small, '&:empty': { display: 'none' } },
  met: { color: color.positiveText },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: icon.m,
    blockSize: icon.m,
    '&::before': {
      content: '""',
      inlineSize: `calc(${icon.dot} - ${optical})`,
      blockSize: `calc(${icon.dot} - ${optical})`,
      border: `${lineWidth.fine} solid ${color.lineControl}`,
      borderRadius: radius.full,
    },
  },
  markMet: { '&::before': { display: 'none' } },
}

export interface PasswordRule {
  key: string
  label: string
  isMet: boolean
  /** Text about characters that do not count. Screen readers announce it immediately. */
  note?: string
}

export interface PasswordChecklistProps {
  items: readonly PasswordRule[]
}

export function PasswordChecklist({ items }: PasswordChecklistProps) {
  const { account, primitives } = useAccountMessages()
  const metShare = items.filter((rule) => rule.isMet).length / items.length

  return (
    <div css={styles.box}>
      <p css={styles.title}>
        <span css={styles.lamp}>
          <Icon name="lamp" size={24} />
          <span css={styles.lit} style={{ opacity: metShare }}>
            <Icon name="lamp" size={24} />
          </span>
        </span>
        {account.passwordRules.title}
      </p>
      <ul css={styles.list}>
        {items.map(({ key, label, isMet }) => (
          <li css={[styles.rule, isMet && styles.met]} key={key}>
            <span css={[styles.mark, isMet && styles.markMet]}>
              {isMet && <Icon name="check" size={16} />}
            </span>
            {label}
            <VisuallyHidden>, {isMet ? primitives.ruleMet : primitives.ruleUnmet}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <p aria-live="polite" css={styles.note}>
        {items.map(({ note }) => note)}
      </p>
    </div>
  )
}

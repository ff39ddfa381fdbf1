import type { ComponentPropsWithRef, ReactNode } from 'react'
import { theme } from '../../theme/theme.ts'

const { color, size, space } = theme

const styles = {
  place: {
    minInlineSize: 0,
    '& > summary': { overflowWrap: 'anywhere' as const, cursor: 'pointer' },
  },
  note: {
    paddingInlineStart: space.s,
    color: color.textMuted,
    fontSize: size.small,
    fontWeight: 400,
  },
}

type NativeDetailsProps = Omit<ComponentPropsWithRef<'details'>, 'children' | 'open' | 'onToggle'>

export interface DisclosureProps extends NativeDetailsProps {
  label: ReactNode
  /** Accessible name if the visible label is not sufficient. */
  labelText?: string | undefined
  note?: ReactNode
  /** Open state of a controlled disclosure. Default: the component manages its state. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children?: ReactNode
}

export function Disclosure(props: DisclosureProps) {
  const { label, labelText, note, isOpen, onOpenChange, children, ...native } = props

  return (
    <details
      {...native}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange && { onToggle: ({ currentTarget }) => onOpenChange(currentTarget.open) })}
      css={styles.place}
    >
      <summary aria-label={labelText}>
        {label}
        {note && <small css={styles.note}>{note}</small>}
      </summary>
      {children}
    </details>
  )
}

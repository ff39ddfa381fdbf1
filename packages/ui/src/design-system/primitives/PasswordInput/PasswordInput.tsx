import { useState } from 'react'
import { Input } from 'react-aria-components'

import { useMessages } from '../../../messages/useMessages.ts'
import { Field, type TextControlProps } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PasswordChecklist } from '../PasswordChecklist/PasswordChecklist.tsx'
import type { PasswordRule } from '../PasswordChecklist/PasswordChecklist.tsx'
import { fieldStyles } from '../Field/Field.styles.ts'
import { theme } from '../../theme/theme.ts'

const styles = {
  row: { position: 'relative' as const, display: 'flex' },
  control: { ...fieldStyles.control, paddingInlineEnd: theme.space.huge },
  reveal: {
    position: 'absolute' as const,
    insetBlockStart: theme.space.xs,
    insetInlineEnd: theme.space.xs,
    '& > button': { borderColor: 'transparent' },
  },
}

export interface PasswordInputProps extends TextControlProps {
  /** Rules for a new password. Absent in a login form. */
  rules?: readonly PasswordRule[]
}

export function PasswordInput({ rules, hint, ...field }: PasswordInputProps) {
  const { primitives } = useMessages()
  const [isRevealed, setIsRevealed] = useState(false)

  return (
    <Field
      {...field}
      hint={rules ? <PasswordChecklist items={rules} /> : hint}
      type={isRevealed ? 'text' : 'password'}
    >
      <div css={styles.row}>
        <Input autoCapitalize="none" css={styles.control} spellCheck={false} />
        <span css={styles.reveal}>
          <IconButton
            icon={isRevealed ? 'eyeOff' : 'eye'}
            isPressed={isRevealed}
            label={primitives.reveal}
            onPress={() => setIsRevealed(!isRevealed)}
            size="small"
          />
        </span>
      </div>
    </Field>
  )
}

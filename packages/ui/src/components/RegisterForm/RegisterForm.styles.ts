import type { Theme } from '@emotion/react'

import { loginFormStyles } from '../LoginForm/LoginForm.styles.ts'

export const registerFormStyles = (theme: Theme) => ({
  ...loginFormStyles(theme),
  age: { color: theme.color.textMuted, fontSize: theme.size.small, lineHeight: 1.5 },
})

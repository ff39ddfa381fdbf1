import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'

import { UiProvider } from '../design-system/providers/UiProvider.tsx'
import { InAdminShell } from './InAdminShell.tsx'
import { InShell, type InShellProps } from './InShell.tsx'

export const inShell = (shell: Omit<InShellProps, 'children'> = {}): Decorator =>
  function Shelled(Story) {
    return (
      <InShell {...shell}>
        <Story />
      </InShell>
    )
  }

export const inAdminShell: Decorator = (Story) => (
  <InAdminShell>
    <Story />
  </InAdminShell>
)

export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
)

export const inBox = (style: CSSProperties): Decorator =>
  function Boxed(Story) {
    return (
      <div style={style}>
        <Story />
      </div>
    )
  }

export const below = (headings: ReactNode): Decorator =>
  function Headed(Story) {
    return (
      <>
        {headings}
        <Story />
      </>
    )
  }

export const withMotion = (motion: 'on' | 'off'): Decorator =>
  function Moving(Story) {
    return (
      <UiProvider motion={motion}>
        <Story />
      </UiProvider>
    )
  }

import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'

import { UiProvider } from '../design-system/providers/UiProvider.tsx'
import { InAdminShell } from './InAdminShell.tsx'
import { InShell, type InShellProps } from './InShell.tsx'

/** A screen between header and footer, as the app shows it. */
export const inShell = (shell: Omit<InShellProps, 'children'> = {}): Decorator =>
  function Shelled(Story) {
    return (
      <InShell {...shell}>
        <Story />
      </InShell>
    )
  }

/** A screen of the administration below its bar. */
export const inAdminShell: Decorator = (Story) => (
  <InAdminShell>
    <Story />
  </InAdminShell>
)

/** A piece that wants the main part of a page round it. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
)

/** A piece as wide and high as its place in the product. */
export const inBox = (style: CSSProperties): Decorator =>
  function Boxed(Story) {
    return (
      <div style={style}>
        <Story />
      </div>
    )
  }

/** A piece whose headings follow those of a page. */
export const below = (headings: ReactNode): Decorator =>
  function Headed(Story) {
    return (
      <>
        {headings}
        <Story />
      </>
    )
  }

/** A piece that moves, or keeps still, whatever the system asks for. */
export const withMotion = (motion: 'on' | 'off'): Decorator =>
  function Moving(Story) {
    return (
      <UiProvider motion={motion}>
        <Story />
      </UiProvider>
    )
  }

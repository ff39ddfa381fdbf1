import { createContext, useContext, type ComponentType, type ComponentPropsWithRef } from 'react'

import type { Messages } from '../../messages/en.ts'
import type { CustomTheme } from '../theme/customTheme.ts'
import type { ThemeName } from '../theme/tokens.ts'

/** A theme of ours, or whatever the reader's system asks for. */
export type ThemeChoice = ThemeName | 'system'

/** What a tree can wear: one of ours, or one that `createTheme` made. */
export type AnyTheme = ThemeChoice | CustomTheme

/** Value of `data-theme` for it. */
export const themeNameOf = (theme: AnyTheme): string =>
  typeof theme === 'string' ? theme : theme.name

/** Whether things move: as the system says, always, or never. */
export type MotionChoice = 'system' | 'on' | 'off'

/** What the app's own link must accept: an anchor's props, `href` always given. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string }
export type LinkComponent = ComponentType<LinkComponentProps> | 'a'

export interface UiContextValue {
  /** BCP 47 tag for counts and dates. */
  locale: string
  /** Whether things move here. */
  motion: MotionChoice
  /** What every inner link is drawn with. */
  linkComponent: LinkComponent
  /** Every visible string. */
  messages: Messages
  /** Address of the picture of a story that has none. */
  defaultCover: string
}

export const UiContext = createContext<UiContextValue | null>(null)

/** What the nearest `UiProvider` was given; throws when there is none. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext)
  if (!value) {
    throw new Error('Wrap the tree in <UiProvider>: a Kathasagar component found none above it.')
  }
  return value
}

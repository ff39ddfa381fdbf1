import { createContext, useContext, type ComponentType, type ComponentPropsWithRef } from 'react'

import type { Messages } from '../../messages/en.ts'
import type { CustomTheme } from '../theme/customTheme.ts'
import type { ThemeName } from '../theme/tokens.ts'

export type ThemeChoice = ThemeName | 'system'

/** A built-in theme, or a theme from `createTheme`. */
export type AnyTheme = ThemeChoice | CustomTheme

export const themeNameOf = (theme: AnyTheme): string =>
  typeof theme === 'string' ? theme : theme.name

export type MotionChoice = 'system' | 'on' | 'off'

/** Props that the app's link component must accept. The prop `href` is always set. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string }
export type LinkComponent = ComponentType<LinkComponentProps> | 'a'

export interface UiContextValue {
  /** Language of counts and dates as a BCP 47 tag. */
  locale: string
  motion: MotionChoice
  linkComponent: LinkComponent
  messages: Messages
  /** URL of the image for stories without a cover. */
  defaultCover: string
}

export const UiContext = createContext<UiContextValue | null>(null)

/** Returns the values of the nearest `UiProvider`. Throws if there is no provider. */
export function useUi(): UiContextValue {
  const value = useContext(UiContext)
  if (!value) {
    throw new Error('Wrap the tree in <UiProvider>: a Kathasagar component found none above it.')
  }
  return value
}

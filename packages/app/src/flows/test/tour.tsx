import { clearTokens } from '@kathasagar/api'
import { interfaceLocaleOf, loadMessages } from '@kathasagar/ui'
import {
  accountMessages,
  playMessages,
  type AccountMessages,
  type Messages,
  type PlayMessages,
} from '@kathasagar/ui/messages'
import { screen } from 'storybook/test'

import { Site, type SiteProps } from '../Site.tsx'

/** What the toolbar says. */
export interface Chosen {
  globals: Record<string, unknown>
}

/** The words of the language that the toolbar has chosen, as the site speaks them. */
export async function wordsOf({
  globals,
}: Chosen): Promise<Messages & AccountMessages & PlayMessages> {
  const locale = interfaceLocaleOf(globals['locale']) ?? 'en'
  return { ...accountMessages, ...playMessages, ...(await loadMessages(locale)) }
}

/** What every tour has in common: the whole site, in the theme and the language of the toolbar. */
export const tour = {
  component: Site,
  render: (args: SiteProps, { globals }: Chosen) => (
    <Site
      {...args}
      locale={interfaceLocaleOf(globals['locale']) ?? undefined}
      theme={globals['theme'] === 'light' ? 'light' : 'dark'}
    />
  ),
}

/** Begins signed out, with nothing announced that an earlier story has left; ends so too. */
export function arrive() {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
  clearTokens()
  return clearTokens
}

interface Hands {
  click: (control: HTMLElement) => Promise<void>
  type: (field: HTMLElement, text: string) => Promise<void>
}

/** Fills in the login page and sends it. */
export async function signIn(userEvent: Hands, { account }: AccountMessages) {
  const { identifier, password, submit } = account.login
  const name = await screen.findByRole('textbox', { name: identifier })
  await userEvent.type(name, 'tara_k')
  await userEvent.type(screen.getByLabelText(password), 'Lamp#1')
  await userEvent.click(screen.getByRole('button', { name: submit }))
}

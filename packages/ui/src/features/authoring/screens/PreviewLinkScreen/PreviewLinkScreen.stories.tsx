import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, expect } from 'storybook/test'

import type { Shared } from '../../../play/components/ShareButton/ShareButton.tsx'
import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { PreviewLinkScreen } from './PreviewLinkScreen.tsx'

const meta = {
  title: 'Screens/PreviewLinkScreen',
  tags: ['beta', 'role:author'],
  component: PreviewLinkScreen,
  args: {
    title: 'The Ferryman’s Second Oar',
    lang: 'en',
    backHref: '#mine',
    href: '/preview/1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e',
    onRetry: fn(),
    onCreate: fn(async () => null),
    onRevoke: fn(async () => null),
    onShare: fn(async (): Promise<Shared> => 'copied'),
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof PreviewLinkScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await canvas.findByText(/copied/i)).toBeVisible()
  },
}

export const NoLink: Story = { args: { href: null } }

export const Failed: Story = {
  args: { href: undefined, error: 'The service is busy.' },
  play: asksAgain,
}

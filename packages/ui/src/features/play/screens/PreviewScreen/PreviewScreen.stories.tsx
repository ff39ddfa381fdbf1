import { makePreview } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, claims, presses, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { PreviewScreen } from './PreviewScreen.tsx'

const meta = {
  title: 'Screens/PreviewScreen',
  tags: ['beta', 'role:player'],
  component: PreviewScreen,
  args: {
    preview: makePreview(),
    onBegin: fn(),
    loginRequired: { isOpen: false, onClose: fn(), onContinue: fn() },
  },
  parameters: asPage,
  decorators: inShell(),
} satisfies Meta<typeof PreviewScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: claims(shows(/^A draft that .* shared with you/), presses('Play the draft', 'onBegin')),
}

export const Failed: Story = {
  args: { preview: null, error: 'The service is busy.', onRetry: fn() },
  play: asksAgain,
}

export const Begun: Story = {
  args: { onGoOn: fn() },
  play: claims(
    presses('Continue', 'onGoOn'),
    presses('Restart with the newest version', 'onBegin'),
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { inMain } from '../../../../testing/decorators.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { LoginLinkScreen } from './LoginLinkScreen.tsx'

const meta = {
  title: 'Screens/LoginLinkScreen',
  tags: ['beta', 'role:player'],
  component: LoginLinkScreen,
  args: { accountName: 'Tara of the Ghat', onAccept: fn(), onDecline: fn() },
  parameters: asPage,
  decorators: inMain,
} satisfies Meta<typeof LoginLinkScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Opening the link logs the user in only after confirmation. */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Log in as Tara of the Ghat?' }),
      ).toHaveFocus(),
    )
    await expect(args.onAccept).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as Tara of the Ghat' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const AskingSignedIn: Story = { args: { signedInAs: 'meera' } }

export const Looking: Story = { args: { accountName: undefined } }

export const Busy: Story = { args: { isBusy: true } }

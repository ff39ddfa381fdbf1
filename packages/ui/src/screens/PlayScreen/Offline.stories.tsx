import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { playMessages } from '../../messages/playMessages.ts'
import { offlineEntryOf } from '../../play/refusalEntry.ts'
import { tells } from '../../testing/plays.ts'
import { PlayScreen } from './PlayScreen.tsx'
import playScreen from './PlayScreen.stories.tsx'

const meta = {
  title: 'Screens/PlayScreen/Offline',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...playScreen.args, network: 'away', onCommand: fn(async () => false) },
} satisfies Meta<typeof PlayScreen>
export default meta
type Story = StoryObj<typeof meta>

/** No network: it is said, and what is typed stays. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^You are offline. You can read/)).toBeVisible()
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'I dive{Enter}')
    await expect(args.onCommand).toHaveBeenCalledWith({
      action_type: 'custom_action',
      user_action: 'I dive',
    })
    await expect(field).toHaveValue('I dive')
  },
}

/** An action that was asked for all the same. */
export const Refused: Story = {
  args: {
    log: {
      ...playScreen.args.log,
      entries: [
        ...playScreen.args.log.entries,
        offlineEntryOf({ id: 'offline-1', messages: playMessages.play }),
      ],
    },
  },
  play: tells('log', /so nothing was sent/),
}

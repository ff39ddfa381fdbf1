import { makeFreeInputs } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inShell } from '../../../../testing/decorators.tsx'
import { asksAgain, shows } from '../../../../testing/plays.ts'
import { asPage } from '../../../../storybook/modes.ts'
import { FreeInputsScreen } from './FreeInputsScreen.tsx'

const meta = {
  title: 'Screens/FreeInputsScreen',
  tags: ['beta', 'role:author'],
  component: FreeInputsScreen,
  args: {
    title: 'The Ferryman’s Second Oar',
    lang: 'en',
    inputs: makeFreeInputs({ page: 2, total_pages: 3 }),
    onRetry: fn(),
    view: { show: 'all', page: 2 },
    onViewChange: fn(),
    backHref: '#mine',
    sceneHref: (node: string) => `#scene-${node}`,
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof FreeInputsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('row', { name: /ask the river its name.*41.*Not understood/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ show: 'all', page: 3 })
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Only text that was not understood' }),
    )
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ show: 'not_understood', page: 1 })
  },
}

export const Empty: Story = {
  args: { inputs: makeFreeInputs({ items: [] }), view: { show: 'not_understood', page: 1 } },
  play: shows('All inputs were understood.'),
}

export const Failed: Story = {
  args: { inputs: null, error: 'The service is busy.' },
  play: asksAgain,
}

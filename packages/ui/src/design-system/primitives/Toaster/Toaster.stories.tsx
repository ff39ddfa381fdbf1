import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { createNotices, pushNotice } from './notices.ts'
import { Toaster } from './Toaster.tsx'

const meta = {
  title: 'Components/Primitives/Toaster',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: Toaster,
  args: { notices: createNotices() },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: ({ notices }) => (
    <>
      <Button onPress={() => pushNotice(notices, { kind: 'mail', email: 'asha@example.org' })}>
        Show a message
      </Button>
      <Toaster notices={notices} />
    </>
  ),
}

export const TaskFinished: Story = {
  args: { notices: createNotices() },
  play: async ({ args, canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument
    pushNotice(args.notices, {
      kind: 'task',
      task_id: 'first-steps',
      title: 'First steps',
      coins: 5,
      stars: 2,
    })

    await waitFor(() =>
      expect(page.querySelector('[role="alertdialog"], [role="alert"]')).toHaveTextContent(
        'First steps',
      ),
    )
    await userEvent.click(page.querySelector('[aria-label="Close this notification"]')!)
    await waitFor(() => expect(page.body).not.toHaveTextContent('First steps'))
  },
}
